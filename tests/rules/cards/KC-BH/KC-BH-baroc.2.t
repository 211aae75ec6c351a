# KC-BH-baroc.2  He has no tournament points.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 1 6a=baroc
json 0 not "joust":1
json 0 not "joust":2
json 0 not "joust":3
json 0 "strength":3
