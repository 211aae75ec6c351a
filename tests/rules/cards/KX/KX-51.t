# KX-51  Without an Arch, or with one at 3, a victory over barbarians is two resources.
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke town 0 6:2
poke cards 0 6a=conrad 6b=ore-fleet 6c=hagen
poke hand 0 barbarian-campaign
try 0 play barbarian-campaign -> ok
try 0 use 6a -> KB-17
try 0 gain f1 -> ok
try 0 gain f1 -> ok
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
poke hand 0 barbarian-campaign
poke card 0 6d=triumphal-arch:3
try 0 play barbarian-campaign -> ok
try 0 gain f2 -> ok
try 0 gain f2 -> ok
poke hand 0 barbarian-campaign
poke card 0 6d=triumphal-arch:2
try 0 play barbarian-campaign -> ok
legal 0 pass 1
try 0 use 6d -> ok
expect cards 0 6a=conrad 6b=ore-fleet 6c=hagen 6d=triumphal-arch:3
expect lands 0 f1=b5:3 f2=l4:3 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
