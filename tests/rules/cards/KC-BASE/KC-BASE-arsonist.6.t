# KC-BASE-arsonist.6  A building that was rebuilt may be used once more in the same turn.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke town 0 6:2
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 2
poke store 0 h1 1
poke store 0 h2 2
poke hand 0 arsonist
poke card 0 6a=brewery:1
poke card 1 6a=garrison
try 0 use 6a -> ok
try 0 use 6a -> KC-PI-brewery.2
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 6 -> ok
expect hand 0 brewery!
try 0 build brewery 6a -> ok
try 0 choose 1 -> ok
try 0 use 6a -> ok
expect cards 0 6a=brewery:2un
