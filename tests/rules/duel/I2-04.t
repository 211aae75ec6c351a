# I2-04  The players found as usual; neutral settlements keep their distance.
use BOARD
try 0 settlement c13 -> IB-68
try 0 settlement c8 -> IB-68
try 0 settlement c9 -> IB-68
try 0 settlement c18 -> IB-68
try 0 settlement c44 -> IB-68
legal 0 settlement 46
try 0 settlement c17 -> ok
try 0 road e25 -> ok
try 0 settlement c28 -> IB-20
try 1 settlement c31 -> ok
try 1 road e37 -> ok
# The last one founds twice in a row, and the second settlement pays.
try 1 settlement c41 -> ok
expect hand 1 2wg
try 1 road e52 -> ok
try 0 settlement c28 -> ok
expect hand 0 2lg
