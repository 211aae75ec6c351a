# CKD-21  Longest Road brings 2 points.
game knights 4 board=beginner,start=0
use MIDGAME
poke cities 0 c8
poke roads 0 e26 e35 e43 e51 e58
poke cities 2 c30
poke roads 2 e45 e63
poke longest 0

points 0 5
json 0 "longest_road":0
