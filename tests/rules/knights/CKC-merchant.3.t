# CKC-merchant.3  One point while controlled.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 merchant

try 0 merchant h4 -> ok
points 0 4
