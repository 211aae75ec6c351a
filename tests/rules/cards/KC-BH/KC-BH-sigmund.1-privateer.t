# KC-BH-sigmund.1  ... and in answer to a Privateer fleet, but no other fleets.
game cards 2 mode=tournament,start=0
use FULL-LANDS
poke cards 1 6a=gold-fleet 7a=treasure-fleet
poke hand 0 privateer-fleet
poke hand 1 sigmund
try 0 build privateer-fleet 6a -> ok
try 1 play sigmund -> ok
expect cards 1 6a=gold-fleet
expect discard d1 treasure-fleet sigmund
