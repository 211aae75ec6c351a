# KC-PI-bishops-seat.5  An Arsonist cannot harm it, and it is sacred.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 1 6a=bishops-seat
poke hand 0 arsonist
try 0 play arsonist -> KB-54
poke cards 1 6a=bishops-seat 7a=garrison
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
expect cards 1 6a=bishops-seat
poke cards 1 -
poke cards 0 6b=church 7a=mission
poke hand 0 bishops-seat
poke lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke store 0 g2 2
poke store 0 h1 2
try 0 build bishops-seat 6a -> ok
