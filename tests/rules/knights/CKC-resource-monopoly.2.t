# CKC-resource-monopoly.2  Who has none gives none.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 resourcemonopoly
poke hand 1 3b

try 0 resourcemonopoly o -> ok
expect hand 0 -
expect hand 1 3b
