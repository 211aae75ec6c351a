# KC-BH-goods-exchange.1  Condition Harbour.
game cards 2 mode=extended,set=bh,start=0
use FULL-LANDS
poke hand 0 goods-exchange
try 0 build goods-exchange 6a -> KC-BH-goods-exchange.1
poke cards 0 6b=harbor
try 0 build goods-exchange 6a -> ok
