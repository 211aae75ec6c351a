# KS-04  Foreign cards stay their player's: the host cannot demolish them, but may burn them.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:1
poke cards 0 6a=brothel:f 7a=trading-post:f g0=barbarian-stronghold:f
poke hand 0 arsonist
try 0 demolish 6a -> KS-04
try 0 demolish 7a -> KS-04
try 0 demolish g0 -> KS-04
poke active 1
try 1 demolish @6a -> KB-45
poke active 0
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
legal 0 hit 3
try 0 hit 6a -> ok
expect hand 1 brothel!
poke hand 0 brothel
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build brothel 6a -> KS-04
