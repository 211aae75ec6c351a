# KX-52  Eryn counts points as they are when played, figures and Dogma included.
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke town 1 6:2
poke cards 1 6a=library:d
poke hand 0 eryn
poke cards 0 6a=conrad
points 0 3
points 1 3
try 0 play eryn -> KC-BH-eryn.1
poke cards 0 -
try 0 play eryn -> ok
actors 0
try 0 gain f1 -> ok
legal 0 end 1
poke town 1 7:2
poke cards 1 6a=library 6b=conrad 6c=marketplace
poke hand 0 eryn
points 1 7
poke store 0 f1 2
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 1
try 0 play eryn -> ok
try 0 gain f1 -> ok
try 0 gain f2 -> ok
try 0 gain f2 -> ok
try 0 gain g1 -> ok
legal 0 end 1
