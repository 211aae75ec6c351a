# KC-BH-residence-coin.2  Each bank trade giving ore adds a coin, up to three.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 h3=residence-coin
poke store 0 h1 3
try 0 bank 3o>b -> ok
expect cards 0 h3=residence-coin:1
poke store 0 h1 2
poke card 0 6a=ore-fleet
try 0 bank 2o>b -> ok
expect cards 0 h3=residence-coin:2 6a=ore-fleet
poke store 0 h1 1
poke cheap o
try 0 bank o>l -> ok
expect cards 0 h3=residence-coin:3 6a=ore-fleet
poke store 0 h1 1
try 0 bank o>g -> ok
expect cards 0 h3=residence-coin:3 6a=ore-fleet
