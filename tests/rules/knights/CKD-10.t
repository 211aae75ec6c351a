# CKD-10  Active and inactive knights and their strength can be told apart.
game knights 4 board=beginner,start=0
use MIDGAME
poke knights 0 c23:2a c35:1

text R2
text r1
view 1 expect knights 0 c23:2a c35:1
