# I2-16  Neutral pieces follow the usual rules of placing.
use MIDGAME
poke phase roll
poke phase main
poke hand 0 2b2l
try 0 road e26 -> ok
try 0 neutralroad 2 e0 -> I2-16
try 0 neutralroad 2 e51 -> I2-16
try 0 neutralroad 3 e20 -> I2-16
try 0 neutralroad 2 e20 -> ok
try 0 road e24 -> ok
try 0 neutralroad 3 e20 -> I2-16
# From its own road on, and past no foreign building.
try 0 neutralroad 2 e27 -> ok
expect neutralroads 2 e20 e27
use MIDGAME
poke phase roll
poke phase main
poke hand 0 bl
poke neutralroads 2 e20 e27 e26
try 0 road e24 -> ok
try 0 neutralroad 2 e19 -> I2-16
# Distance: c9 is next to c13; c18 is, too.
use MIDGAME
poke phase roll
poke phase main
poke roads 0 e24 e25 e41
poke hand 0 blwg
poke neutralroads 2 e8 e14 e20
try 0 settlement c16 -> ok
try 0 neutralsettlement 2 c9 -> I2-16
try 0 neutralsettlement 2 c18 -> I2-16
try 0 neutralsettlement 2 c5 -> ok
# Fifteen roads, five settlements.
use MIDGAME
poke phase roll
poke phase main
poke hand 0 bl
poke neutralroads 2 e0 e3 e5 e6 e9 e10 e13 e14 e16 e18 e20 e22 e26 e28 e30
try 0 road e24 -> ok
try 0 neutralroad 2 e8 -> I2-16
legal 0 neutralroad 3
try 0 neutralroad 3 e51 -> ok
use MIDGAME
poke phase roll
poke phase main
poke roads 0 e24 e25 e41
poke hand 0 blwg
poke neutralsettlements 2 c0 c6 c13 c15 c48
poke neutralroads 2 e8 e14
try 0 settlement c16 -> ok
expect due road
