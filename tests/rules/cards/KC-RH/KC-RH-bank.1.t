# KC-RH-bank.1  When the mill is rolled and its owner holds the Mill figure he takes 2 instead of 1.
game cards 2 mode=extended,set=rh
use EMPTY-STORES
poke town 0 6:2
poke hand 0 bank
poke store 0 f1 1
poke store 0 g2 1
poke store 0 h1 1
try 0 build bank 6a -> KB-44
poke store 0 h1 2
try 0 build bank 7a -> KB-24
try 0 build bank 6a -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
json 0 "name":"Red","points":4,"strength":0,"joust":0,"commerce":2,"limit":3,
poke die 6
poke step eventdie
try chance event mill -> ok
actors 0
try 0 name o -> ok
try 0 name o -> KB-75
try 0 name g -> ok
expect step main
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:1 h1=o2:1 h2=$6:1
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:1 g2=g2:0 h1=o3:0 h2=$1:1
game cards 2 mode=extended,set=rh
poke begun 0
poke town 1 6:2
poke card 1 6a=bank
poke die 6
poke step eventdie
try chance event mill -> ok
actors 1
try 1 name o -> ok
try 1 name g -> ok
expect step main
game cards 2 mode=extended,set=rh
poke begun 0
poke town 0 6:2
poke town 1 6:2
poke card 0 6a=bank
poke card 1 6a=counting-house
poke die 6
poke step eventdie
try chance event mill -> ok
try 1 name o -> ok
expect step main
