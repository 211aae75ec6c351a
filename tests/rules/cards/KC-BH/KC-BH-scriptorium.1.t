# KC-BH-scriptorium.1  Once per own turn the top card of a stack, usable at once.
game cards 2 mode=extended,set=bh,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke cards 0 6a=scriptorium
poke hand 0 spy
poke stack 2 merchant abbey
try 0 use 6a -> ok
try 0 draw 2 -> ok
expect hand 0 spy merchant
expect cards 0 6a=scriptorium:u
try 0 use 6a -> KC-BH-scriptorium.1
try 0 play merchant -> ok
