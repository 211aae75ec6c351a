# CKC-merchant.5  The robber does not affect him; both may share a hex.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke robber h4
poke progress 0 merchant
poke hand 0 2o

try 0 merchant h4 -> ok
try 0 bank 2o>b -> ok
