# KC-BH-treasure-fleet.3  A second one adds nothing.
game cards 2 mode=tournament,start=0
use EVENT
poke cards 0 6a=treasure-fleet 6b=treasure-fleet
poke die 6
try chance event sun -> ok
try 0 gain f1 -> ok
try 0 gain f1 -> ok
try 0 gain g1 -> ok
actors 1
