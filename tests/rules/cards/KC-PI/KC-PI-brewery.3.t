# KC-PI-brewery.3  Its strength counts without knights.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=brewery:2
json 0 "strength":2
json 0 "knight":0
points 0 4
