# KC-RH-large-trade-fleet.1  Bank trade 2:1 with resources stored on its adjacent landscapes only.
game cards 2 mode=extended,set=rh
use EMPTY-STORES
poke town 0 6:2
poke hand 0 large-trade-fleet
poke store 0 f1 2
poke store 0 f2 1
poke store 0 g1 1
try 0 bank 2b>o 6a -> KX-37
try 0 build large-trade-fleet 6a -> KB-44
poke store 0 f2 2
try 0 build large-trade-fleet 7a -> KB-24
try 0 build large-trade-fleet 6a -> ok
expect lands 0 f1=b5:2 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
json 0 "name":"Red","points":4,"strength":0,"joust":0,"commerce":2,"limit":3,
try 0 bank 2b>o -> KB-48
try 0 bank 2b>o 6a -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:1 h2=$6:0
poke store 0 g1 3
try 0 bank 2w>g 6a -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
poke store 0 f2 3
try 0 bank 2l>g 6a -> KX-37
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke roads 0 g0 h0
poke town 0 7:2
poke town 0 8:1
poke land 0 i1=w5:3
poke land 0 i2=g3:0
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 1
poke card 0 7a=large-trade-fleet
try 0 bank 2w>b 7a -> KX-37
poke store 0 g1 2
try 0 bank 2w>b 7a -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:0 g2=g1:1 h1=o2:1 h2=$6:1 i1=w5:3 i2=g3:0
