# KC-BH-residence-coin.2  Other kinds, Caravans and trades with the opponent add nothing.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 h3=residence-coin
poke lands 0 f1=b5:3 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:3 h2=$6:0
poke hand 0 caravan
try 0 bank 3b>l -> ok
try 0 offer o>w -> ok
try 1 accept -> ok
try 0 play caravan -> ok
try 0 pay h1 -> ok
try 0 pay h1 -> ok
try 0 gain g2 -> ok
try 0 gain g2 -> ok
expect cards 0 h3=residence-coin
