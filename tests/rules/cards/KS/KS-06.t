# KS-06  One Church, one Town hall, one Harbour each with the display, one Arch always; else no limit.
game cards 2 mode=extended,set=pi
use FULL-STORES
poke gate 1
poke towns 0 6:2 7:2
poke cards 0 6a=church 6b=town-hall
try 0 build church 7a -> KS-06
try 0 build town-hall 7a -> KS-06
game cards 2 mode=extended,set=bh
use FULL-STORES
poke gate 1
poke towns 0 6:2 7:2
poke cards 0 6a=harbor 6b=triumphal-arch
try 0 build bh-harbor 7a -> KS-06
try 0 build triumphal-arch 7a -> KS-06
game cards 2 mode=tournament,sets=rh+pi+bh
use FULL-STORES
poke gate 1
poke towns 0 6:2 7:2
poke cards 0 6a=church 6b=triumphal-arch 6c=harbor
poke hand 0 church triumphal-arch bh-harbor
try 0 build triumphal-arch 7a -> KS-06
try 0 build church 7a -> ok
try 0 build bh-harbor 7b -> ok
game cards 2 mode=extended,set=rh
use FULL-STORES
poke gate 1
poke towns 0 6:2 7:2
poke cards 0 6a=church
poke hand 0 church
try 0 build church 7a -> ok
