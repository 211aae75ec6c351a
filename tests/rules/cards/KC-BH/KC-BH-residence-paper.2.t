# KC-BH-residence-paper.2  Each bank trade giving lumber adds a paper, up to three.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 f4=residence-paper:2
poke store 0 f2 3
poke store 0 h1 3
try 0 bank 3o>b -> ok
expect cards 0 f4=residence-paper:2
try 0 bank 3l>b -> ok
expect cards 0 f4=residence-paper:3
poke store 0 f2 3
try 0 bank 3l>o -> ok
expect cards 0 f4=residence-paper:3
