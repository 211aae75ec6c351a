# KC-PI-medicus.2  Not playable otherwise.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke hand 0 medicus
try 0 play medicus -> KB-53
poke cards 1 6a=conrad
poke hand 0 black-knight
poke hand 1 medicus
try 0 play black-knight -> ok
try 1 play medicus -> KB-53
