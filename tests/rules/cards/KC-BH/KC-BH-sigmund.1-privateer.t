# KC-BH-sigmund.1  ... and in answer to a Privateer fleet, but no other fleets.
game cards 2 mode=tournament,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke cards 1 6a=gold-fleet 7a=treasure-fleet
poke hand 0 privateer-fleet
poke hand 1 sigmund
try 0 build privateer-fleet 6a -> ok
try 1 play sigmund -> ok
expect cards 1 6a=gold-fleet
expect discard d1 treasure-fleet sigmund
