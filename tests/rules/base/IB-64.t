# IB-64  A road joins an own building, or an own road where no foreign building stands.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 9b9l
# Beside an own settlement, beside an own road; not somewhere else, not beside a foreign one.
try 0 road e12 -> ok
try 0 road e20 -> ok
try 0 road e44 -> IB-64
try 0 road e53 -> IB-64
try 0 road e16 -> IB-64
try 0 road e42 -> ok
