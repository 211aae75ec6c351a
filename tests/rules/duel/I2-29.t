# I2-29  An action costs one token, two for the player who is ahead.
use FOUNDED
poke robber h0
json 0 "action_cost":1
try 0 banish -> ok
expect tokens 0 3
# Ahead by a city.
use FOUNDED
poke robber h0
poke settlements 0 c17
poke cities 0 c28
json 0 "action_cost":2
try 0 banish -> ok
expect tokens 0 2
# Behind.
use FOUNDED
poke robber h0
poke settlements 1 c31
poke cities 1 c41
try 0 banish -> ok
expect tokens 0 3
# Victory point cards do not count.
use FOUNDED
poke robber h0
poke dev 0 3v
points 0 5
try 0 banish -> ok
expect tokens 0 3
# Longest Road and Largest Army do.
use FOUNDED
poke robber h0
poke knights 0 3
poke army 0
try 0 banish -> ok
expect tokens 0 2
use FOUNDED
poke robber h0
poke roads 0 e6 e10 e18 e24 e25
poke longest 0
try 0 banish -> ok
expect tokens 0 2
# A forced trade has the same price.
use FOUNDED
poke settlements 0 c17
poke cities 0 c28
poke hand 1 2w
try 0 force -> ok
expect tokens 0 2
