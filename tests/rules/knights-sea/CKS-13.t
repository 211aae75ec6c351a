# CKS-13  The merchant may not stand on gold.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke cities 0 c79
poke progress 0 merchant
try 0 merchant h35 -> CKS-13
try 0 merchant h26 -> ok
