# CKC-saboteur.2  Any hand size; one card loses none.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 1 b
poke hand 2 2b
poke hand 3 3b
poke progress 0 saboteur

try 0 saboteur -> ok
actors 23
expect dues 2 1
expect dues 3 1
