# KC-BH-trade-lords-guild.1  Condition Counting house or Harbour.
game cards 2 mode=extended,set=bh,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke hand 0 trade-lords-guild
try 0 build trade-lords-guild 6a -> KC-BH-trade-lords-guild.1
poke cards 0 6b=harbor
legal 0 build some
try 0 build trade-lords-guild 7a -> KB-24
poke cards 0 6b=counting-house
try 0 build trade-lords-guild 6a -> ok
