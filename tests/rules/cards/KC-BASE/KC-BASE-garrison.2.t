# KC-BASE-garrison.2  It makes those landscapes gain in a Productive Year and is worth 1 commerce.
game cards 2
use EMPTY-STORES
poke hand 0 garrison
poke store 0 f2 1
try 0 build garrison 6a -> KB-44
poke store 0 f1 1
try 0 build garrison 6a -> ok
json 0 "name":"Red","points":2,"strength":0,"joust":0,"commerce":1,"limit":3,
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke events productive-year civil-war conflict master-builder plague plague productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:1 g2=g1:0 h1=o2:0 h2=$6:1
