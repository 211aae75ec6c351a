# I2-37  Neutral settlements and cities bring no tokens.
use MIDGAME
poke phase roll
poke phase main
poke settlements 0 c16 c28
poke roads 0 e24 e41
poke hand 0 2g3o
try 0 city c16 -> ok
expect tokens 0 4
use MIDGAME
poke phase roll
poke phase main
poke roads 0 e24 e25 e41 e19
poke neutralroads 2 e8 e14
poke settlements 0 c28
poke hand 0 blwg
try 0 settlement c17 -> ok
expect tokens 0 4
try 0 neutralsettlement 2 c5 -> ok
expect tokens 0 4
expect tokens 1 4
