# KC-PI-metropolis.1  A hand card, laid free of charge in step 4.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke cards 0 6a=church
poke hand 0 metropolis spy bishop merchant
poke step begin
try 0 build metropolis 6 -> KB-26
poke stack 2 mission court
poke step limit
try 0 bury metropolis 2 -> ok
expect stack 2 mission court metropolis0
poke hand 0 metropolis spy bishop merchant
poke step main
try 0 build metropolis 7 -> KS-10
try 0 build metropolis 6 -> ok
expect towns 0 6:3 7:1
expect hand 0 spy bishop merchant
