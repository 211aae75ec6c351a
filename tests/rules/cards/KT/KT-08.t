# KT-08  Two discard piles, for played and for demolished cards.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke cards 0 6a=garrison
poke cards 1 6a=smithy
poke hand 0 caravan
try 0 play caravan -> ok
try 0 pay f1 -> ok
try 0 pay f2 -> ok
try 0 gain h1 -> ok
try 0 gain h1 -> ok
try 0 demolish 6a -> ok
expect discard d0 garrison caravan
poke active 1
try 1 demolish 6a -> ok
expect discard d1 smithy
expect discard d0 garrison caravan
