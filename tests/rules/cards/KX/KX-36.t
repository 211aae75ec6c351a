# KX-36  Each bank trade: pay, receive; a token per Residence up to 3; one for the other's Guild.
game cards 2 mode=tournament,sets=rh+pi+bh
use FULL-STORES
poke gate 1
poke towns 0 6:2 7:1
poke town 1 6:2
poke cards 0 6a=harbor 6b=ore-fleet h3=residence-coin:2
poke cards 1 6a=trade-lords-guild
poke store 0 f1 2
poke store 0 g2 1
poke store 1 h1 2
try 0 bank 2o>l -> KX-36
try 0 bank 2o>g -> ok
expect lands 0 f1=b5:2 f2=l4:3 g1=w3:3 g2=g1:2 h1=o2:1 h2=$6:3
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:3 h2=$1:1
expect cards 0 h3=residence-coin:3 6a=harbor 6b=ore-fleet
poke store 0 h1 3
try 0 bank 2o>g -> ok
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:3 h2=$1:1
expect cards 0 h3=residence-coin:3 6a=harbor 6b=ore-fleet
try 0 bank 3w>b -> ok
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:2 g2=g2:1 h1=o3:3 h2=$1:1
poke hand 0 caravan anton merchant
poke card 0 6c=town-hall
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 2
poke store 0 h2 1
poke card 0 h3=residence-coin:1
try 0 play caravan -> ok
try 0 pay h1 -> ok
try 0 pay h1 -> ok
try 0 gain f1 -> ok
try 0 gain f1 -> ok
try 0 play anton -> ok
try 0 gain h1 -> ok
try 0 gain h1 -> ok
expect cards 0 h3=residence-coin:1 6a=harbor 6b=ore-fleet 6c=town-hall
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:2 g2=g2:1 h1=o3:3 h2=$1:1
