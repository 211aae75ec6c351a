# KC-BH-triumphal-arch.1  One in each principality.
game cards 2 mode=extended,set=bh,start=0
use FULL-LANDS
try 0 build triumphal-arch 6a -> ok
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
try 0 build triumphal-arch 6b -> KS-06
poke active 1
poke lands 1 f1=b6:3 f2=l5:3 g1=w4:3 g2=g2:3 h1=o3:3 h2=$1:3
try 1 build triumphal-arch 6b -> ok
game cards 2 mode=tournament,start=0
poke begun 0
poke towns 0 6:2 7:1
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke cards 0 6a=triumphal-arch
poke hand 0 triumphal-arch
try 0 build triumphal-arch 6b -> KS-06
