# CKC-saboteur.3  Walls do not help.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 1 8b
poke walls c25
poke progress 0 saboteur

try 0 saboteur -> ok
expect dues 1 4
