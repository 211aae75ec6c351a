# KC-RH-large-harbor.1  It doubles own Marketplace, Merchants' guild and Counting house.
game cards 2 mode=extended,set=rh
use EMPTY-STORES
poke gate 1
poke towns 0 6:2 7:2
poke town 1 6:2
poke hand 0 large-harbor
poke store 0 f1 1
poke store 0 f2 2
poke card 0 6b=marketplace
poke card 0 6c=merchant-guild
poke card 0 6d=counting-house
poke card 0 7a=garrison
json 0 "name":"Red","points":5,"strength":0,"joust":0,"commerce":10,"limit":3,
try 0 build large-harbor 6a -> KB-44
poke store 0 h1 1
try 0 build large-harbor 6a -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
json 0 "name":"Red","points":5,"strength":0,"joust":0,"commerce":20,"limit":3,
poke cards 0 6a=large-harbor
poke card 1 6a=marketplace
json 0 "name":"Red","points":4,"strength":0,"joust":0,"commerce":1,"limit":3,
json 0 "name":"Blue","points":4,"strength":0,"joust":0,"commerce":2,"limit":3,
