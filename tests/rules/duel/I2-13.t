# I2-13  A road brings a neutral road, for either neutral player.
use MIDGAME
poke phase roll
poke phase main
poke hand 0 2b2l
try 0 neutralroad 2 e20 -> I2-13
try 0 road e26 -> ok
expect step neutral
expect due road
actors 0
legal 0 neutralroad 6
legal 0 end none
try 0 end -> I2-13
try 0 road e24 -> I2-13
try 0 neutralsettlement 2 c18 -> I2-15
try 1 neutralroad 2 e20 -> IB-27
try 0 neutralroad 2 e20 -> ok
expect neutralroads 2 e20
expect phase main
expect hand 0 bl
# The next one for the other.
try 0 road e24 -> ok
try 0 neutralroad 3 e51 -> ok
expect neutralroads 3 e51
try 0 end -> ok
# Where a settlement would be possible it is still a road.
use MIDGAME
poke phase roll
poke phase main
poke hand 0 bl
poke neutralroads 2 e8 e14
try 0 road e26 -> ok
try 0 neutralsettlement 2 c5 -> I2-13
try 0 neutralroad 2 e3 -> ok
