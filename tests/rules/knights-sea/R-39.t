# R-39  The English edition: pirate lock, gold, merchant and goal as in the German one.
game knights-sea 3 start=0,edition=en
json 0 "target":16
use MIDGAME
poke cities 0 c79
poke progress 0 merchant
try 0 merchant h35 -> CKS-13
