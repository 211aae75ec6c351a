# EX-10  Two walls: 11 are safe, 12 lose 6.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke cities 0 c30 c32
poke cities 1 c25 c42
poke dice 3 4
poke walls c30 c32
poke hand 0 6b6p
poke hand 1 5b6c
poke walls c25 c30 c32 c42

try chance event ship -> ok
actors 0
expect dues 0 6
