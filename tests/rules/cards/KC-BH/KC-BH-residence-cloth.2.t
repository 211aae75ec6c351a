# KC-BH-residence-cloth.2  Each bank trade giving wool adds a cloth, up to three.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 g3=residence-cloth
poke store 0 g1 3
poke store 0 f2 3
try 0 bank 3l>b -> ok
expect cards 0 g3=residence-cloth
try 0 bank 3w>b -> ok
expect cards 0 g3=residence-cloth:1
poke cards 0 g3=residence-cloth:3
poke store 0 g1 3
try 0 bank 3w>l -> ok
expect cards 0 g3=residence-cloth:3
