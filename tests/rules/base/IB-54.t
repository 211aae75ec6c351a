# IB-54  The same resource may not be on both sides.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 2bl
try 0 offer 1 2b>b -> IB-54
try 0 offer 1 bl>bw -> IB-54
try 0 offer 1 2b>l -> ok
try 1 counter bl>2b -> IB-54
