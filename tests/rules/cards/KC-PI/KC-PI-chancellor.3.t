# KC-PI-chancellor.3  The hand limit waits for the end of the turn.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=town-hall 6c=conrad
poke cards 1 6a=pippin
poke hand 0 chancellor black-knight bishop spy
poke stack 3 merchant court brewery abbey
try 0 play chancellor -> ok
try 0 draw 3 -> ok
try 0 play black-knight -> ok
try 1 pass -> ok
try chance attack 6 -> ok
expect hand 0 spy bishop merchant conrad! brewery court
expect step main
actors 0
try 0 end -> ok
expect step limit
legal 0 bury some
