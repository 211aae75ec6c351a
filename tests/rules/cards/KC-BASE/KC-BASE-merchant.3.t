# KC-BASE-merchant.3  A Merchant is not a trade with the bank.
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke hand 0 merchant
poke town 1 6:2
poke card 0 g3=residence-cloth
poke card 1 6a=trade-lords-guild
try 0 play merchant -> ok
try 0 name o -> ok
try 0 pass -> ok
try 0 pay g1 -> ok
expect cards 0 g3=residence-cloth
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:0 g2=g1:1 h1=o2:2 h2=$6:1
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:2 g2=g2:1 h1=o3:0 h2=$1:1
game cards 2 mode=extended,set=bh
poke begun 0
poke town 1 6:2
poke store 0 g1 3
poke card 0 g3=residence-cloth
poke card 1 6a=trade-lords-guild
try 0 bank 3w>o -> ok
expect cards 0 g3=residence-cloth:1
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:2 g2=g2:1 h1=o3:1 h2=$1:1
