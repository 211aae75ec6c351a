# KC-BH-scriptorium.2  The hand limit then waits for the end of the turn.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 6a=scriptorium 6c=conrad
poke cards 1 6a=pippin
poke hand 0 black-knight bishop spy herb-woman
poke stack 2 merchant abbey
try 0 use 6a -> ok
try 0 draw 2 -> ok
expect step main
try 0 play black-knight -> ok
try 1 pass -> ok
try chance attack 6 -> ok
actors 0
expect step main
try 0 end -> ok
expect step limit
