# IB-64  A road joins one's own building, or one's own road where no other's building stands.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 9b9l
# Beside Red's settlement, beside Red's road; not elsewhere, not beside another's.
try 0 road e12 -> ok
try 0 road e20 -> ok
try 0 road e44 -> IB-64
try 0 road e53 -> IB-64
try 0 road e16 -> IB-64
try 0 road e42 -> ok
