# KC-BH-treasure-fleet.3  A second one adds nothing.
game cards 2 mode=tournament,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke cards 0 6a=treasure-fleet 6b=treasure-fleet
poke step eventdie
poke die 6
try chance event sun -> ok
try 0 gain f1 -> ok
try 0 gain f1 -> ok
try 0 gain g1 -> ok
actors 1
