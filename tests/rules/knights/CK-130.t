# CK-130  A card that names a class affects only that class.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 resourcemonopoly trademonopoly
poke hand 1 2b2p

try 0 resourcemonopoly p -> CKC-resource-monopoly.1
try 0 trademonopoly b -> CKC-trade-monopoly.1
try 0 trademonopoly p -> ok
expect hand 1 2bp
