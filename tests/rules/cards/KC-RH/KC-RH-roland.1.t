# KC-RH-roland.1  A knight of strength 4 with 2 tournament points and a unique name.
game cards 2 mode=extended,set=rh
use EMPTY-STORES
poke hand 0 roland
poke store 0 g2 2
poke store 0 h1 2
try 0 build roland 6a -> KB-44
poke store 0 g1 1
try 0 build roland 6a -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
json 0 "name":"Red","points":3,"strength":4,"joust":2,"commerce":0,"limit":3,
json 0 "knight":0,"mill":null
poke die 6
poke step eventdie
try chance event knight -> ok
actors 0
try 0 gain f1 -> ok
expect step main
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke store 0 g2 2
poke store 0 h1 2
poke card 1 6a=roland
poke hand 0 roland
try 0 build roland 6a -> KT-11
poke cards 1 -
poke hand 0 roland
try 0 build roland 6a -> ok
