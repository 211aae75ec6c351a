# KC-BASE-bishop.2  The Bishop is not playable otherwise.
game cards 2
poke begun 0
poke gate 1
poke hand 0 bishop black-knight
poke hand 1 bishop
poke card 1 6a=conrad
try 0 play bishop -> KB-53
try 0 play black-knight -> ok
try 1 play bishop -> KB-53
try 1 pass -> ok
