# KC-BH-barbarian-campaign.2  Two resources of choice, or the player's arch rises.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke hand 0 barbarian-campaign
poke cards 0 6a=conrad 6b=gold-fleet 6c=hagen 6d=triumphal-arch:2
try 0 play barbarian-campaign -> ok
try 0 use 6d -> ok
expect cards 0 6a=conrad 6b=gold-fleet 6c=hagen 6d=triumphal-arch:3
poke hand 0 barbarian-campaign
try 0 play barbarian-campaign -> ok
try 0 gain f1 -> ok
try 0 gain f2 -> ok
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke hand 0 barbarian-campaign
try 0 play barbarian-campaign -> KB-54
