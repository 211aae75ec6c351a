# I2-35  A settlement on the coast brings one token.
use BOARD
try 0 settlement c33 -> ok
expect tokens 0 5
try 0 road e40 -> ok
try 1 settlement c51 -> ok
expect tokens 1 5
# Inland there are none.
use BOARD
try 0 settlement c17 -> ok
expect tokens 0 4
use MIDGAME
poke phase roll
poke phase main
poke roads 0 e24 e25 e41
poke hand 0 blwg
try 0 settlement c16 -> ok
expect tokens 0 5
