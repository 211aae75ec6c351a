# KT-12  Cards without a proper name may lie twice: Peasant army, fleets, buildings.
game cards 2 mode=tournament,sets=rh+pi+bh
use FULL-STORES
poke gate 1
poke town 0 6:2
poke cards 1 6a=peasant-army 6c=ore-fleet 7a=garrison
poke cards 0 6a=harbor 6b=treasure-fleet
poke hand 0 peasant-army ore-fleet garrison treasure-fleet
try 0 build peasant-army 7a -> ok
try 0 build ore-fleet 7c -> ok
try 0 build garrison 6c -> ok
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build treasure-fleet 6d -> ok
expect cards 0 6a=harbor 6b=treasure-fleet 6c=garrison:n 6d=treasure-fleet:n 7a=peasant-army:n 7c=ore-fleet:n
