# EX-19  Two red and one white settlement at the forest 3, White also at the mountains 8.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
poke settlements 0 c19 c30
poke settlements 3 c17 c31
poke settlements 2 c40
try 0 roll -> ok
try chance dice 1 2 -> ok
expect hand 0 2l
expect hand 3 l
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
try 0 roll -> ok
try chance dice 4 4 -> ok
expect hand 3 o
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
poke settlements 3 c17
poke cities 3 c31
try 0 roll -> ok
try chance dice 4 4 -> ok
expect hand 3 2o
