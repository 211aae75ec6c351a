# IB-39  Bank shortage: nobody gets a resource that is short, unless one player alone is entitled.
# Three lumber are asked for by two players, two are left.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
poke cities 0 c28
poke settlements 0 c8
poke hand 2 17l
try 0 roll -> ok
try chance dice 5 6 -> ok
expect hand 0 -
expect hand 3 -
# Other resources are paid.
expect hand 1 w
# Exactly enough is paid.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
poke cities 0 c28
poke settlements 0 c8
poke hand 2 16l
try 0 roll -> ok
try chance dice 5 6 -> ok
expect hand 0 2l
expect hand 3 l
# One player alone takes what is left.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
poke settlements 3 c31
poke cities 0 c28
poke settlements 0 c8
poke hand 2 18l
try 0 roll -> ok
try chance dice 5 6 -> ok
expect hand 0 l
expect hand 1 w
