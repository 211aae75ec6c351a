# KC-BH-triumphal-arch.5  In the extended game it is an open card.
game cards 2 mode=extended,set=bh,start=0
use FULL-LANDS
try 0 build triumphal-arch 6a -> ok
expect display harbor bh-harbor triumphal-arch
try 0 demolish 6a -> ok
expect display harbor bh-harbor triumphal-arch triumphal-arch
game cards 2 mode=tournament,start=0
use FULL-LANDS
try 0 build triumphal-arch 6a -> KB-44
