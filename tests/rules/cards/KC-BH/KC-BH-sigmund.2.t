# KC-BH-sigmund.2  Or a trade fleet is taken from the discard pile.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke hand 0 sigmund
poke discard d0 treasure-fleet
try 0 play sigmund -> KC-BH-sigmund.2
poke discard d0 spy gold-fleet treasure-fleet
poke gate 0
poke towns 0 6:1 7:1
poke towns 1 6:1 7:1
try 0 play sigmund -> ok
try 0 take treasure-fleet -> KB-62
try 0 take gold-fleet -> ok
expect hand 0 gold-fleet
expect discard d0 sigmund spy treasure-fleet0
# Under the top card there may be one: he looks, and finds none.
poke hand 0 sigmund
poke discard d0 treasure-fleet spy
try 0 play sigmund -> ok
actors 0
expect step main
expect discard d0 sigmund treasure-fleet spy0
game cards 2 mode=tournament,start=0
use MIDGAME
poke hand 0 sigmund
poke discard d1 gold-fleet
try 0 play sigmund -> KC-BH-sigmund.2
