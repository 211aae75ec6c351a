# KC-BASE-black-knight.1  Playable only if the opponent has a knight that is not immune.
game cards 2
poke begun 0
poke gate 1
poke hand 0 black-knight
poke card 1 6a=garrison
poke card 1 7a=wool-fleet
try 0 play black-knight -> KB-54
legal 0 play none
poke card 1 6c=conrad
try 0 play black-knight -> ok
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 black-knight
poke card 0 6a=conrad
poke card 1 6a=walther-singer
try 0 play black-knight -> KB-54
