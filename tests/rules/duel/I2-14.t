# I2-14  A settlement brings a neutral settlement.
use MIDGAME
poke phase roll
poke phase main
poke roads 0 e24 e25 e41
poke hand 0 blwg
poke neutralroads 2 e8 e14
poke neutralroads 3 e57 e63
try 0 neutralsettlement 2 c5 -> I2-13
try 0 settlement c16 -> ok
expect step neutral
expect due settlement
try 0 end -> I2-14
try 0 neutralroad 2 e20 -> I2-14
legal 0 neutralsettlement 2
try 0 neutralsettlement 3 c48 -> ok
expect neutralsettlements 3 c40 c48
expect phase main
expect hand 0 -
# The other one, of choice.
use MIDGAME
poke phase roll
poke phase main
poke roads 0 e24 e25 e41
poke hand 0 blwg
poke neutralroads 2 e8 e14
poke neutralroads 3 e57 e63
try 0 settlement c16 -> ok
try 0 neutralsettlement 2 c5 -> ok
expect neutralsettlements 2 c5 c13
# Only one can: then that one.
use MIDGAME
poke phase roll
poke phase main
poke roads 0 e24 e25 e41
poke hand 0 blwg
poke neutralroads 3 e57 e63
try 0 settlement c16 -> ok
legal 0 neutralsettlement 1
try 0 neutralsettlement 2 c5 -> I2-16
try 0 neutralsettlement 3 c48 -> ok
