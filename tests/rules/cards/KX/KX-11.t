# KX-11  After each step: removals, figures, hand limits, the gate, then victory; not while paying.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke roads 0 g0 h0
poke towns 0 6:2 7:2 8:2
poke land 0 i1=l6:0
poke land 0 i2=b1:0
poke cards 0 6a=church 6b=library 6c=aqueduct 7a=town-hall 7b=colossus 7c=garrison
poke town 1 7:2
poke cards 1 7a=marketplace
poke hand 0 arsonist
poke hand 1 conrad falk goetz
points 0 12
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
actors 1
points 0 13
winners -
try 1 bury marketplace 2 -> ok
winners 0
game cards 2 mode=extended,set=rh
use FULL-STORES
poke gate 1
poke roads 1 g0 h0
poke towns 1 6:2 7:2 8:2
poke land 1 i1=l6:0
poke land 1 i2=b1:0
poke cards 1 6a=church 6b=library 6c=conrad 7a=aqueduct 7b=town-hall 7c=colossus
poke cards 0 6c=peasant-army
poke hand 0 falk
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 1
poke store 0 h1 2
poke store 0 h2 1
points 1 12
try 0 build falk 7a -> ok
json spectator "knight":null
winners -
try 0 demolish 7a -> ok
winners 1
