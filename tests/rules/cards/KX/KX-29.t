# KX-29  Foreign cards: points for their owner; by their own clause to his discard pile, by fire to his hand.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke town 0 6:2
poke towns 1 6:2 7:2
poke cards 0 6a=brothel:f
poke cards 1 6a=trading-post:f 6b=smithy
poke hand 0 arsonist arsonist conrad
try 0 build conrad 6a -> KB-44
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
legal 0 hit 2
try 0 hit 6a -> ok
expect hand 1 brothel!
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 6 -> ok
expect hand 0 conrad trading-post!
expect cards 1 6b=smithy
poke cards 1 6a=trading-post:f 7a=merchant-guild 7b=marketplace
poke hand 1 ore-fleet
poke active 1
try 1 build ore-fleet 7c -> ok
expect discard d0 trading-post arsonist arsonist
