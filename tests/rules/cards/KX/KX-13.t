# KX-13  The outer side of a landscape holds one card: an expansion or a unit of the Metropolis.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:3
poke cards 0 6a=harbor h4=colonial-base
poke hand 0 conrad colonial-base
poke store 0 f1 2
poke store 0 f2 2
poke store 0 g1 2
poke store 0 g2 2
poke store 0 h1 2
poke store 0 h2 2
try 0 build conrad h4 -> KX-13
try 0 build conrad h3 -> ok
try 0 demolish h4 -> ok
poke card 0 h4=hagen
try 0 build colonial-base h4 -> KX-13
try 0 demolish h4 -> ok
try 0 build colonial-base h4 -> ok
