# KX-10  A Library under Dogma gives no hand card and no point, from at once.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=church
poke town 1 6:2
poke card 1 6a=library
poke hand 0 dogma
poke hand 1 conrad falk goetz karl
points 1 4
try 0 play dogma -> ok
actors 1
points 1 3
json spectator "limit":3
try 1 bury karl 2 -> KT-09
try 1 bury karl 5 -> ok
expect hand 1 conrad falk goetz
legal 0 end 1
