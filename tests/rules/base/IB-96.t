# IB-96  What counts how much.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
points 0 2
poke cities 0 c8
poke settlements 0 c28
points 0 3
poke dev 0 2v
points 0 5
poke knights 0 3
poke army 0
points 0 7
poke roads 0 e13 e12 e11 e10 e18
poke longest 0
points 0 9
