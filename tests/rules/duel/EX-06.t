# EX-06  Six tokens and a settlement at the desert make seven.
use MIDGAME
poke phase roll
poke phase main
poke roads 0 e25 e26 e35 e41
poke hand 0 blwg
poke tokens 0 6
try 0 settlement c29 -> ok
expect tokens 0 7
