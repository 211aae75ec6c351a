# KC-BH-harbor.1  Each trade fleet is worth one commerce more, with two Harbours two.
game cards 2 mode=tournament,start=0
use MIDGAME
poke cards 0 6c=gold-fleet 7a=ore-fleet
json 0 "commerce":2
poke cards 0 6a=bh-harbor 6c=gold-fleet 7a=ore-fleet
json 0 "commerce":5
poke cards 0 6a=bh-harbor 6b=harbor 6c=gold-fleet 7a=ore-fleet
json 0 "commerce":8
