# KC-PI-bishops-seat.2  One gold for every action card the opponent plays, before its effect.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke lands 1 f1=b6:0 f2=l5:0 g1=w4:0 g2=g2:0 h1=o3:0 h2=$1:0
poke store 1 f1 1
poke cards 1 6a=bishops-seat
poke hand 0 merchant
try 0 play merchant -> ok
expect lands 1 f1=b6:1 f2=l5:0 g1=w4:0 g2=g2:0 h1=o3:0 h2=$1:1
actors 0
try 0 name b -> ok
try 0 name $ -> ok
