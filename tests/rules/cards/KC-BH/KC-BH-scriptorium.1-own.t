# KC-BH-scriptorium.1  In the tournament it is one of the player's stacks.
game cards 2 mode=tournament,start=0
use MIDGAME
poke cards 0 6a=scriptorium
try 0 use 6a -> ok
try 0 draw 5 -> KT-09
try 0 draw 4 -> ok
