# KC-BH-secret-brotherhood.3  Selling is not playing: no gate, no condition.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke gate 0
poke cards 0 6a=secret-brotherhood
poke hand 0 anton dogma
poke towns 1 6:1 7:1
try 0 play anton -> KB-52
try 0 sell anton -> ok
try 0 gain f1 -> ok
try 0 sell dogma -> ok
try 0 gain f1 -> ok
expect not played 1
