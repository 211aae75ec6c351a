# KC-PI-bishops-seat.2  It also works for an answer in the player's own turn.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=bishops-seat
poke cards 1 6a=otto
poke hand 0 black-knight
poke hand 1 herb-woman
try 0 play black-knight -> ok
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
try 1 play herb-woman -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
