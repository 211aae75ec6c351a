# CKC-resource-monopoly.1  Two of a resource from each, or the only one.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 resourcemonopoly
poke hand 1 3b
poke hand 2 bo

try 0 resourcemonopoly b -> ok
expect hand 0 3b
expect hand 1 b
expect hand 2 o
