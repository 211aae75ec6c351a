# CKC-bishop.2  To a different land hex.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 bishop
poke hand 1 2b
poke hand 3 p

try 0 bishop h5 -> CKC-bishop.2
try 0 bishop h11 -> ok
expect robber h11
