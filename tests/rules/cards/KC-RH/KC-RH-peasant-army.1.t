# KC-RH-peasant-army.1  Its strength is the grain stored beside it; the Knight figure follows.
game cards 2 mode=extended,set=rh
use EMPTY-STORES
poke hand 0 peasant-army
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g2 2
poke store 0 h1 1
poke store 0 h2 1
try 0 build peasant-army 6c -> KB-44
poke store 0 g1 1
poke card 1 6a=hagen
json 0 "knight":1
try 0 build peasant-army 6c -> ok
json 0 "name":"Red","points":2,"strength":1,"joust":0,"commerce":0,"limit":3,
json 0 "knight":null
poke step die
try chance die 1 -> ok
try chance event club -> ok
json 0 "name":"Red","points":3,"strength":2,"joust":0,"commerce":0,"limit":3,
json 0 "knight":0
try 0 offer g>o -> ok
try 1 accept -> ok
json 0 "name":"Red","points":2,"strength":1,"joust":0,"commerce":0,"limit":3,
json 0 "knight":null
game cards 2 mode=extended,set=rh
poke begun 0
poke card 0 6a=peasant-army
json 0 "name":"Red","points":2,"strength":0,"joust":0,"commerce":0,"limit":3,
