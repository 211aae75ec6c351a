# R-14  Tokens for own new settlements only.
use MIDGAME
poke phase roll
poke phase main
poke roads 0 e24 e25 e41
poke hand 0 blwg
poke hand 0 blw3g3o
poke neutralroads 2 e8 e14
try 0 settlement c16 -> ok
expect tokens 0 5
try 0 neutralsettlement 2 c5 -> ok
expect tokens 0 5
try 0 city c16 -> ok
expect tokens 0 5
