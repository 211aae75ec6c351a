# KC-PI-council-meeting.2  A hand card goes under a stack, then two are chosen from one.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=town-hall
poke hand 0 council-meeting spy bishop
poke stack 2 court mission brewery abbey
try 0 play council-meeting -> ok
try 0 search 2 -> KB-60
try 0 bury bishop 2 -> ok
try 0 search 2 -> ok
try 0 take bishop -> ok
try 0 take brewery -> ok
expect hand 0 spy bishop brewery
expect stack 2 court0 mission0 abbey0
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
