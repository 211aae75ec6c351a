# KE-10  Attack and neutral cards wait for seven points in the extended game, too.
game cards 2 mode=extended,set=rh
poke begun 0
poke town 0 6:2
poke card 0 6a=siegfried
poke hand 0 rh-brigands rh-caravan customs-station
try 0 play rh-brigands -> KB-52
try 0 play rh-caravan -> KB-52
expect gate 0
try 0 build customs-station 6c -> ok
points 0 5
points 1 2
expect gate 1
poke store 0 f1 1
try 0 play rh-caravan -> ok
