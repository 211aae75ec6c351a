# CK-07  Three metropolises, a merchant out of play, Defender points, one ship.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME

json 0 "metropolises":[null,null,null]
json 0 "merchant":null
json 0 "ship":0
expect merchant -
expect defender 0 0
