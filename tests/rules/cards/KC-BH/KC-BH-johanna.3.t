# KC-BH-johanna.3  She has no tournament points.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 6a=johanna
json 0 "strength":5
json 0 not "joust":1
json 0 not "joust":2
json 0 not "joust":5
