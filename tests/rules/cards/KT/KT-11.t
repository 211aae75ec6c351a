# KT-11  A proper name lies once in both principalities; gone, either may build it.
game cards 2 mode=tournament,sets=rh+pi+bh
use FULL-STORES
poke gate 1
poke cards 1 6a=conrad 6c=flavo
poke hand 0 conrad flavo
try 0 build conrad 6a -> KT-11
try 0 build flavo 6a -> KT-11
poke cards 1 6c=flavo
try 0 build conrad 6a -> ok
poke hand 1 conrad
poke active 1
try 1 build conrad 6a -> KT-11
poke active 0
try 0 demolish 6a -> ok
poke active 1
try 1 build conrad 6a -> ok
