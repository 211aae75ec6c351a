# IB-81  Road Building: up to two free roads by the normal rules.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 r
poke hand 0 -
try 0 roadbuilding -> ok
expect free 2
try 0 end -> IB-81
try 0 done -> IB-81
try 0 road e44 -> IB-64
try 0 road e40 -> ok
# The second may join the first.
try 0 road e39 -> ok
expect phase main
expect roads 0 e13 e39 e40 e41
# Stopping after one.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 r
try 0 roadbuilding -> ok
try 0 road e40 -> ok
try 0 done -> ok
expect phase main
# No road left, no play.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 r
poke roads 0 e7 e10 e11 e12 e13 e18 e20 e23 e27 e33 e35 e39 e40 e41 e42
poke longest 0
try 0 roadbuilding -> IB-81
# The first road may win the game; then there is no second.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke settlements 0 c8 c28
poke cities 0 c2 c47
poke dev 0 r2v
poke roads 0 e10 e11 e12 e13
points 0 8
try 0 roadbuilding -> ok
try 0 road e18 -> ok
winners 0
