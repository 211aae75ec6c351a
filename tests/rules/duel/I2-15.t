# I2-15  If no neutral settlement is possible, a neutral road is placed.
use MIDGAME
poke phase roll
poke phase main
poke roads 0 e24 e25 e41
poke hand 0 blwg
try 0 settlement c16 -> ok
expect step neutral
expect due road
try 0 neutralsettlement 2 c9 -> I2-15
forbidden 0 neutralsettlement -> I2-15
try 0 neutralroad 2 e14 -> ok
expect neutralroads 2 e14
expect phase main
