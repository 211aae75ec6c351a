# R-05  There is no tie-break: equal scores share the win.
game dice 2 start=0
poke boxes 0 x x x x x x x x x x x x x x x
poke boxes 1 x x x x x x x x x x x x x x
poke turn 30
poke active 1
poke phase build
poke rolls 2
poke dice 3w3o
try 1 end -> ok
winners 01
