# KC-BASE-caravan.3  A Caravan is not a trade with the bank.
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke hand 0 caravan
poke town 1 6:2
poke store 0 g1 2
poke card 0 g3=residence-cloth
poke card 1 6a=trade-lords-guild
try 0 play caravan -> ok
try 0 pay g1 -> ok
try 0 pay g1 -> ok
try 0 gain f1 -> ok
try 0 gain f1 -> ok
expect cards 0 g3=residence-cloth
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
