# CKC-diplomat.2  A foreign road goes back to its owner.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 diplomat

json 0 "roads_left":13
try 0 diplomat e37 -> ok
json 0 "roads_left":14
expect phase main
