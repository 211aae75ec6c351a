# EX-02  Two settlements, Longest Road, two cities and two victory point cards win.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke settlements 0 c8 c28
poke cities 0 c2 c47
poke dev 0 2v
poke roads 0 e10 e11 e12 e13
poke hand 0 bl
points 0 8
winners -
try 0 road e18 -> ok
expect longest 0
points 0 10
winners 0
