# KC-BH-trade-lords-guild.1  Condition Counting house or Harbour.
game cards 2 mode=extended,set=bh,start=0
use FULL-LANDS
poke hand 0 trade-lords-guild
try 0 build trade-lords-guild 6a -> KC-BH-trade-lords-guild.1
poke cards 0 6b=harbor
legal 0 build some
try 0 build trade-lords-guild 7a -> KB-24
poke cards 0 6b=counting-house
try 0 build trade-lords-guild 6a -> ok
