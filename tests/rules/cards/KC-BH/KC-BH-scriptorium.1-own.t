# KC-BH-scriptorium.1  In the tournament it is an own stack.
game cards 2 mode=tournament,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke cards 0 6a=scriptorium
try 0 use 6a -> ok
try 0 draw 5 -> KT-09
try 0 draw 4 -> ok
