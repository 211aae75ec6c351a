# IB-70  A city costs three ore and two grain, replaces one's own settlement and is two points.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 2g2o
try 0 city c8 -> IB-70
poke hand 0 g3o
try 0 city c8 -> IB-70
poke hand 0 b2g3o
try 0 city c8 -> ok
expect hand 0 b
expect cities 0 c8
expect settlements 0 c28
points 0 3
# The settlement piece is back: with all five out, a new one can follow (IB-69).
