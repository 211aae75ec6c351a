# KS-13  Four Metropolis sites outside its landscapes, for one unit each; its city sites remain.
game cards 2 mode=tournament,sets=rh+pi+bh
use FULL-STORES
poke gate 1
poke towns 0 6:3 7:1
poke hand 0 conrad garrison large-trade-fleet marketplace
try 0 build conrad h3 -> KB-24
try 0 build garrison f3 -> KS-13
try 0 build marketplace f3 -> KS-13
try 0 build conrad f3 -> ok
try 0 build large-trade-fleet f3 -> KX-13
try 0 build large-trade-fleet g4 -> ok
try 0 build garrison 6a -> ok
try 0 build marketplace 6d -> ok
expect cards 0 f3=conrad:n g4=large-trade-fleet:n 6a=garrison:n 6d=marketplace:n
poke town 0 6:2
poke cards 0 -
poke hand 0 conrad
try 0 build conrad f3 -> KB-24
