# KC-PI-bishops-seat.4  Selling to the Secret brotherhood brings nothing.
game cards 2 mode=tournament,start=0
use MIDGAME
poke cards 0 6a=secret-brotherhood
poke cards 1 6a=bishops-seat
poke hand 0 spy
try 0 sell spy -> ok
try 0 gain f1 -> ok
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
