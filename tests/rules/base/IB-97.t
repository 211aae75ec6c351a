# IB-97  Whoever is active with ten points wins at once, also before the roll.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke cities 0 c2 c8 c20 c28
poke settlements 0 c47
poke roads 0 e13 e41 e65
poke hand 0 blwg
try 0 settlement c50 -> ok
points 0 10
winners 0
actors -
expect phase over
# Before the roll: the third knight brings Largest Army.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke cities 0 c2 c8 c20 c28
poke settlements 0 c47
poke roads 0 e13 e41 e65
poke phase roll
poke flags -
poke dice -
poke dev 0 k
poke knights 0 2
try 0 knight -> ok
winners 0
# Nine points are not enough.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke cities 0 c2 c8 c20 c28
poke settlements 0 c47
poke roads 0 e13 e41 e65
winners -
actors 0
