# KE-13  Conditions: a building of the player that works when the card is laid or played, not later.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke towns 0 6:2 7:1
poke town 1 6:2
poke hand 0 archivist holy-place
poke card 1 6a=town-hall
poke card 1 6b=church
poke store 0 f1 3
try 0 play archivist -> KC-PI-archivist.1
try 0 build holy-place 7a -> KC-PI-holy-place.1
poke card 0 6a=church
try 0 build holy-place 7a -> ok
try 0 demolish 6a -> ok
expect cards 0 7a=holy-place:n
poke card 0 6b=town-hall
try 0 play archivist -> ok
