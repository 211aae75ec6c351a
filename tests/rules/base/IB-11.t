# IB-11  A harbour serves exactly the two intersections of its path; there are nine.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
use EMPTY-HANDS
poke settlements 1 c23
poke settlements 2 c30
poke settlements 3 c34
poke settlements 0 c0
poke hand 0 3o
try 0 bank 3o>l -> ok
poke settlements 0 c3
poke hand 0 3o
try 0 bank 3o>l -> ok
poke settlements 0 c1
poke hand 0 2g
try 0 bank 2g>b -> ok
poke settlements 0 c5
poke hand 0 2g
try 0 bank 2g>b -> ok
poke settlements 0 c10
poke hand 0 2o
try 0 bank 2o>b -> ok
poke settlements 0 c15
poke hand 0 2o
try 0 bank 2o>b -> ok
poke settlements 0 c26
poke hand 0 3o
try 0 bank 3o>l -> ok
poke settlements 0 c32
poke hand 0 3o
try 0 bank 3o>l -> ok
poke settlements 0 c42
poke hand 0 2w
try 0 bank 2w>b -> ok
poke settlements 0 c46
poke hand 0 2w
try 0 bank 2w>b -> ok
poke settlements 0 c49
poke hand 0 3o
try 0 bank 3o>l -> ok
poke settlements 0 c52
poke hand 0 3o
try 0 bank 3o>l -> ok
poke settlements 0 c47
poke hand 0 3o
try 0 bank 3o>l -> ok
poke settlements 0 c51
poke hand 0 3o
try 0 bank 3o>l -> ok
poke settlements 0 c33
poke hand 0 2b
try 0 bank 2b>l -> ok
poke settlements 0 c38
poke hand 0 2b
try 0 bank 2b>l -> ok
poke settlements 0 c11
poke hand 0 2l
try 0 bank 2l>b -> ok
poke settlements 0 c16
poke hand 0 2l
try 0 bank 2l>b -> ok
# The twelve coast intersections between the harbours have none.
poke settlements 0 c2
poke hand 0 3o
try 0 bank 3o>l -> IB-55
poke settlements 0 c4
poke hand 0 3o
try 0 bank 3o>l -> IB-55
poke settlements 0 c6
poke hand 0 3o
try 0 bank 3o>l -> IB-55
poke settlements 0 c7
poke hand 0 3o
try 0 bank 3o>l -> IB-55
poke settlements 0 c20
poke hand 0 3o
try 0 bank 3o>l -> IB-55
poke settlements 0 c21
poke hand 0 3o
try 0 bank 3o>l -> IB-55
poke settlements 0 c27
poke hand 0 3o
try 0 bank 3o>l -> IB-55
poke settlements 0 c37
poke hand 0 3o
try 0 bank 3o>l -> IB-55
poke settlements 0 c43
poke hand 0 3o
try 0 bank 3o>l -> IB-55
poke settlements 0 c48
poke hand 0 3o
try 0 bank 3o>l -> IB-55
poke settlements 0 c50
poke hand 0 3o
try 0 bank 3o>l -> IB-55
poke settlements 0 c53
poke hand 0 3o
try 0 bank 3o>l -> IB-55
