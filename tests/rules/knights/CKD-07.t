# CKD-07  The levels are open to all.
game knights 4 board=beginner,start=0
use MIDGAME
poke levels 1 1 2 3

view 0 expect levels 1 1 2 3
view spectator expect levels 1 1 2 3
