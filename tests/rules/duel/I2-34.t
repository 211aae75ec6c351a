# I2-34  A settlement at the desert brings two tokens.
use BOARD
try 0 settlement c23 -> ok
expect tokens 0 6
expect tokens 1 4
use MIDGAME
poke phase roll
poke phase main
poke roads 0 e25 e26 e35 e41
poke hand 0 blwg
try 0 settlement c29 -> ok
expect tokens 0 6
json spectator "token_supply":4
