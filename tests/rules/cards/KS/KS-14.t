# KS-14  A unit on a Metropolis site borders that one landscape.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:3 7:1
poke cards 0 g3=flavo
poke store 1 h2 0
poke turn 5
poke step eventdie
poke die 4
try chance event knight -> ok
expect lands 0 f1=b5:1 f2=l4:2 g1=w3:2 g2=g1:1 h1=o2:1 h2=$6:1
poke cards 0 g4=peasant-army
json spectator "strength":1
poke store 0 g2 3
json spectator "strength":3
poke cards 0 f4=peasant-army
json spectator not "strength":3
poke cards 0 g3=large-trade-fleet
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
poke store 0 h2 0
try 0 bank 2b>$ g3 -> KX-37
try 0 bank 2w>$ g3 -> ok
