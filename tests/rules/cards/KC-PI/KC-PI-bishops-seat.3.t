# KC-PI-bishops-seat.3  Without room the gold is lost.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 1 6a=bishops-seat
poke store 1 h2 3
poke hand 0 spy
poke hand 1 merchant
try 0 play spy -> ok
actors 0
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:3
