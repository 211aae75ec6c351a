# KC-BH-scriptorium.1  Once per own turn the top card of a stack, usable at once.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 6a=scriptorium
poke hand 0 spy
poke stack 2 merchant abbey
try 0 use 6a -> ok
try 0 draw 2 -> ok
expect hand 0 spy merchant
expect cards 0 6a=scriptorium:u
try 0 use 6a -> KC-BH-scriptorium.1
try 0 play merchant -> ok
