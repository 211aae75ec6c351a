# IB-76  Victory point cards count at once, also one bought this turn, when they bring the goal.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke cities 0 c8 c28 c2 c20
poke settlements 0 c47
poke hand 0 wgo
points 0 9
try 0 buy -> ok
try chance card v -> ok
points 0 10
winners 0
# Several at once, with a card already played this turn.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke cities 0 c8 c28 c2
poke settlements 0 c20
poke dev 0 i2v
poke roads 0 e13 e41 e66
poke hand 0 bwg
points 0 9
try 0 invention bl -> ok
winners -
try 0 settlement c47 -> ok
points 0 10
winners 0
