# I2-19  Free roads bring neutral roads; founding and neutral pieces bring nothing.
use MIDGAME
poke phase roll
poke phase main
poke dev 0 r
try 0 roadbuilding -> ok
try 0 road e26 -> ok
expect step neutral
try 0 done -> I2-13
try 0 neutralroad 2 e20 -> ok
# A neutral road brings no other.
expect phase freeroads
expect free 1
try 0 road e24 -> ok
expect step neutral
try 0 neutralroad 3 e51 -> ok
expect phase main
# Between the rolls it goes back there; one road may be enough.
use FOUNDED
poke rolls 1
poke number 5
poke dice 2 3
poke dev 0 r
try 0 roadbuilding -> ok
try 0 road e26 -> ok
try 0 neutralroad 2 e20 -> ok
try 0 done -> ok
expect phase roll
expect rolls 1
# The founding brings none.
use BOARD
try 0 settlement c17 -> ok
try 0 road e25 -> ok
try 1 settlement c31 -> ok
try 1 road e37 -> ok
try 1 settlement c41 -> ok
try 1 road e52 -> ok
try 0 settlement c28 -> ok
try 0 road e41 -> ok
expect phase roll
expect neutralroads 2 -
expect neutralroads 3 -
