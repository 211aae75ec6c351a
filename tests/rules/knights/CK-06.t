# CK-06  Two knights of each strength, three walls, tracks at level 0.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME

json 0 "knights_left":[2,2,2]
json 0 "walls_left":3
json 0 "tracks":[{"level":0,"next_cost":1
expect levels 0 0 0 0
expect knights 0 -
