# KC-PI-bishops-seat.2  ... and for a Spy that the watch stops.
game cards 2 mode=tournament,start=0
use MIDGAME
poke cards 1 6a=bishops-seat 6b=watchtower
poke hand 0 spy
poke hand 1 merchant
try 0 play spy -> ok
try 1 use 6b -> ok
try chance watch 2 -> ok
expect hand 1 merchant
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:2
