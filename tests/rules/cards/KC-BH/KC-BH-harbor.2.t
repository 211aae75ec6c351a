# KC-BH-harbor.2  In the extended game it is an open card, one for each player.
game cards 2 mode=extended,set=bh,start=0
use FULL-LANDS
expect display harbor bh-harbor triumphal-arch triumphal-arch
try 0 build bh-harbor 7a -> KB-24
try 0 build bh-harbor 6a -> ok
expect display harbor triumphal-arch triumphal-arch
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
try 0 build harbor 6b -> KS-06
try 0 demolish 6a -> ok
expect display harbor bh-harbor triumphal-arch triumphal-arch
try 0 build harbor 6b -> ok
