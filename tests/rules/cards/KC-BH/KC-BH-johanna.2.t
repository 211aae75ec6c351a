# KC-BH-johanna.2  Imelda and Bribery cannot harm her.
game cards 2 mode=tournament,start=0
use MIDGAME
poke cards 1 6a=johanna
poke hand 0 imelda bribery black-knight
poke store 0 h2 3
try 0 play imelda -> KB-54
try 0 play bribery -> KB-54
poke cards 1 6a=johanna 6b=pippin
try 0 play imelda -> ok
expect cards 1 6a=johanna
try 0 play black-knight -> ok
try 1 pass -> ok
try chance attack 2 -> ok
expect cards 1 -
