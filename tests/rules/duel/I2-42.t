# I2-42  Tokens are no hand cards, and always fourteen.
use FOUNDED
poke tokens 0 7
poke hand 0 7b
try 0 roll -> ok
try chance dice 3 4 -> ok
expect phase robber
# An empty hand is not robbed of tokens.
poke hand 1 -
try 0 robber h11 1 -> ok
expect phase roll
expect tokens 1 4
json spectator "tokens":[7,4],"token_supply":3
poke robber h0
try 0 banish -> ok
json spectator "tokens":[6,4],"token_supply":4
