# KC-PI-medicus.2  Not playable otherwise.
game cards 2 mode=extended,set=pi,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke hand 0 medicus
try 0 play medicus -> KB-53
poke cards 1 6a=conrad
poke hand 0 black-knight
poke hand 1 medicus
try 0 play black-knight -> ok
try 1 play medicus -> KB-53
