# IB-65  A road may end at a foreign building but not go on behind it.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 9b9l
# e50 ends at Blue's settlement on c39.
try 0 road e50 -> ok
try 0 road e55 -> IB-65
legal 0 road some
# White's own line goes through its settlement; Red's may not pass c17.
try 0 road e12 -> ok
try 0 road e19 -> ok
try 0 road e26 -> IB-65
