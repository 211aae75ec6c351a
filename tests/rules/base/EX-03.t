# EX-03  Seven roads cut into two and five; six in a row with a branch hold Longest Road.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke settlements 0 c5
poke settlements 1 c39 c41
poke settlements 2 c0
poke settlements 3 c31
# Orange (seat 2): e10 e6 e0 e1 e2 | e3... cut by Red's settlement on c5 into five and two.
poke roads 2 e6 e0 e1 e2 e3 e4 e5
poke roads 0 e8 e14 e20 e28 e36
poke roads 1 e52
poke roads 3 e37
poke longest 2
poke hand 0 2b2l
try 0 road e44 -> ok
expect longest 0
# The branch does not count.
try 0 road e27 -> ok
poke active 2
poke hand 2 2b2l
try 2 road e10 -> ok
expect longest 0
