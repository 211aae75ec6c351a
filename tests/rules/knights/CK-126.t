# CK-126  Comparisons use all points, which are open.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 wedding
poke hand 1 2b
poke defender 1 1

points 1 4
view 0 expect defender 1 1
try 0 wedding -> ok
actors 1
