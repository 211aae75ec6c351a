# KC-BASE-abbey.1  An Abbey makes the hand limit one higher.
game cards 2
use EMPTY-STORES
poke hand 0 abbey
poke store 0 f1 1
poke store 0 f2 1
try 0 build abbey 6a -> KB-44
poke store 0 h1 1
try 0 build abbey 6a -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
json 0 "name":"Red","points":2,"strength":0,"joust":0,"commerce":0,"limit":4,
poke card 0 7a=abbey
json 0 "name":"Red","points":2,"strength":0,"joust":0,"commerce":0,"limit":5,
json 0 "name":"Blue","points":2,"strength":0,"joust":0,"commerce":0,"limit":3,
poke cards 0 6a=abbey
poke hand 0 spy scout bishop
try 0 end -> ok
expect step refill
try 0 draw 5 -> ok
expect active 1
expect step begin
