# KC-PI-brothel.2  Every knight of the opponent has one strength less, not below 0.
game cards 2 mode=extended,set=pi,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke cards 1 6a=walter 6c=siegfried
json 0 "strength":4
poke cards 1 6a=walter 6b=brothel:f 6c=siegfried
json 0 "strength":2
json 0 not "strength":4
poke cards 0 7a=conrad
json 0 "knight":null
poke cards 1 6b=brothel:f 6c=siegfried
json 0 "knight":0
