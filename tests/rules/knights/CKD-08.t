# CKD-08  Only one metropolis for each track.
game knights 4 board=beginner,start=0
use MIDGAME
poke hand 0 5p
poke levels 0 4 0 0
poke levels 1 4 0 0
poke metropolis science c25

try 0 improve science c30 -> ok
json 0 "metropolises":[30,null,null]
