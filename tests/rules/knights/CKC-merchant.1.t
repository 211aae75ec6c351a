# CKC-merchant.1  On a land hex beside one's own building.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 merchant

try 0 merchant h0 -> CKC-merchant.1
try 0 merchant h4 -> ok
expect merchant 0 h4
