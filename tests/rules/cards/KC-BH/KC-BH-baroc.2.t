# KC-BH-baroc.2  He has no tournament points.
game cards 2 mode=extended,set=bh,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke cards 1 6a=baroc
json 0 not "joust":1
json 0 not "joust":2
json 0 not "joust":3
json 0 "strength":3
