# I2-30  Tokens spent go to the supply; too few tokens, no action.
use FOUNDED
poke robber h0
poke hand 1 2w
json spectator "token_supply":6
try 0 banish -> ok
json spectator "token_supply":7
use FOUNDED
poke robber h0
poke hand 1 2w
poke tokens 0 0
try 0 banish -> I2-30
try 0 force -> I2-30
forbidden 0 force -> I2-30
poke tokens 0 1
poke settlements 0 c17
poke cities 0 c28
try 0 banish -> I2-30
poke tokens 0 2
try 0 banish -> ok
expect tokens 0 0
