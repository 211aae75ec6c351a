# KC-BH-trading-post.1  Condition Harbour; on a free opposing site of a settlement or city.
game cards 2 mode=extended,set=bh,start=0
use FULL-LANDS
poke hand 0 trading-post
try 0 build trading-post @7a -> KC-BH-trading-post.1
poke cards 0 6a=harbor
poke cards 1 7a=abbey
try 0 build trading-post 7a -> KS-04
try 0 build trading-post @7a -> KB-44
try 0 build trading-post @7c -> ok
expect cards 1 7a=abbey 7c=trading-post:fn
game cards 2 mode=tournament,start=0
use FULL-LANDS
poke cards 0 6a=harbor
poke towns 1 6:3 7:1
poke hand 0 trading-post
try 0 build trading-post @g3 -> KS-13
