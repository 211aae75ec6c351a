# EX-07  A settlement and a city at the forest 3 bring 3 lumber, a city at the mountains 3 2 ore.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
poke cities 0 c24
poke settlements 0 c8 c25
poke settlements 3 c17
poke settlements 2 c14
poke cities 2 c40
poke roads 1 e52
poke settlements 1 c41
try 0 roll -> ok
try chance dice 1 2 -> ok
expect hand 0 3l
expect hand 2 2o
