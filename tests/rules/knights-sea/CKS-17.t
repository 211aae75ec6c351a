# CKS-17  Bishop moves the robber only, never the pirate.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke progress 0 bishop
poke hand 1 b
try 0 bishop h34 -> CKS-17
try 0 bishop h42 -> ok
expect robber h42
expect pirate h36
