# KC-BH-trade-lords-guild.2  One of the kind given at each bank trade of the opponent.
game cards 2 mode=extended,set=bh,start=0
use FULL-LANDS
poke cards 1 6a=trade-lords-guild
poke store 0 g1 0
try 0 bank 3o>w -> ok
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:2 h2=$1:1
poke store 1 f1 3
try 0 bank 3b>w -> ok
expect lands 1 f1=b6:3 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:2 h2=$1:1
poke active 1
poke store 1 f1 3
try 1 bank 3b>w -> ok
expect lands 1 f1=b6:0 f2=l5:1 g1=w4:2 g2=g2:1 h1=o3:2 h2=$1:1
