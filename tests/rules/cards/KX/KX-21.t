# KX-21  Both may copy a building of each other; a Dogma on it does not stop that.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:2
poke towns 1 6:2 7:2
poke cards 0 6a=secret-society 6b=town-hall
poke cards 1 6a=secret-society 6b=library
poke copies 0 6b
poke copies 1 6b
json spectator "limit":4
poke card 1 6b=library:d
json 0 "joust":0,"commerce":0,"limit":4,"hand":[]
poke store 1 f1 1
poke store 1 f2 1
poke store 1 g1 1
poke store 1 g2 1
poke store 1 h1 1
poke store 1 h2 1
poke active 1
poke hand 1 conrad falk
try 1 end -> ok
try 1 search 5 -> ok
try 1 pay f1 -> ok
legal 1 take some
