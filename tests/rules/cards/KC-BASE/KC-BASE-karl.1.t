# KC-BASE-karl.1  A knight of strength 7 with 1 tournament point and no other effect.
game cards 2
use EMPTY-STORES
poke hand 0 karl
poke store 0 g1 2
poke store 0 g2 2
poke store 0 h1 2
try 0 build karl 6a -> KB-44
poke store 0 g1 3
try 0 build karl 6a -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
json 0 "name":"Red","points":3,"strength":7,"joust":1,"commerce":0,"limit":3,
json 0 "knight":0,"mill":null
poke die 6
poke step eventdie
try chance event knight -> ok
actors 0
try 0 gain f1 -> ok
expect step main
