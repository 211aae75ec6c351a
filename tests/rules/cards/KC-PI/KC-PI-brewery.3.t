# KC-PI-brewery.3  Its strength counts without knights.
game cards 2 mode=extended,set=pi,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke cards 0 6a=brewery:2
json 0 "strength":2
json 0 "knight":0
points 0 4
