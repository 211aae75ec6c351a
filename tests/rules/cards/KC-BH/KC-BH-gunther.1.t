# KC-BH-gunther.1  Condition: at least two own trade fleets.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke hand 0 gunther
poke cards 0 6a=gold-fleet 6b=treasure-fleet
poke cards 1 6a=ore-fleet
try 0 play gunther -> KC-BH-gunther.1
poke cards 0 6a=gold-fleet 6b=brick-fleet
try 0 play gunther -> ok
