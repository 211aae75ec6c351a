# KC-PI-brewery.1  On building its owner chooses two commerce or two strength.
game cards 2 mode=extended,set=pi,start=0
use FULL-LANDS
poke hand 0 brewery
try 0 build brewery 6a -> ok
try 0 choose 3 -> KB-26
try 0 choose 1 -> ok
expect cards 0 6a=brewery:1n
json 0 "commerce":2
json 0 "strength":0
json 0 "mill":0
poke cards 0 -
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke hand 0 brewery
try 0 build brewery 6c -> ok
try 0 choose 2 -> ok
expect cards 0 6c=brewery:2n
json 0 "strength":2
json 0 "knight":0
json 0 "mill":null
