# CKC-merchant.6  Usable at once.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 merchant
poke hand 0 2o

try 0 merchant h14 -> ok
try 0 bank 2o>b -> ok
