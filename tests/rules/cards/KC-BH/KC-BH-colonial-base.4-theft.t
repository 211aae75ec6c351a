# KC-BH-colonial-base.4  A Merchant and a Wedding take it too; its owner chooses where.
game cards 2 mode=tournament,start=0
use MIDGAME
poke cards 0 6a=church
poke cards 1 h4=colonial-base:2
poke hand 0 wedding
poke store 0 h2 0
poke store 1 h2 2
try 0 play wedding -> ok
try 1 pay h4 -> ok
try 1 pay h2 -> ok
try 1 pay h4 -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:3
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
expect cards 1 h4=colonial-base
