# EX-20  The active player trades lumber and ore for brick; others not with each other.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 2l3o
poke hand 1 b
poke hand 2 b
try 0 offer 12 o>b -> ok
try 1 counter b>3o -> ok
try 2 counter b>lo -> ok
try 1 confirm 2 -> IB-50
try 1 offer 2 b>l -> IB-50
try 0 confirm 2 -> ok
expect hand 0 bl2o
expect hand 2 lo
expect hand 1 b
