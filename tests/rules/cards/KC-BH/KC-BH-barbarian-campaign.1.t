# KC-BH-barbarian-campaign.1  Condition: a fleet of any kind and two knights.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke hand 0 barbarian-campaign
poke cards 0 6a=conrad 6b=hagen 6c=flavo
try 0 play barbarian-campaign -> KC-BH-barbarian-campaign.1
poke cards 0 6a=conrad 6b=treasure-fleet
try 0 play barbarian-campaign -> KC-BH-barbarian-campaign.1
poke cards 0 6a=conrad 6b=treasure-fleet 6c=hagen
try 0 play barbarian-campaign -> ok
