# KC-PI-brothel.2  Every knight of the opponent has one strength less, not below 0.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 1 6a=walter 6c=siegfried
json 0 "strength":4
poke cards 1 6a=walter 6b=brothel:f 6c=siegfried
json 0 "strength":2
json 0 not "strength":4
poke cards 0 7a=conrad
json 0 "knight":null
poke cards 1 6b=brothel:f 6c=siegfried
json 0 "knight":0
