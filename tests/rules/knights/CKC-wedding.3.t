# CKC-wedding.3  Equal points: not affected.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 1 2b
poke hand 3 4b
poke progress 0 wedding
poke defender 1 1
poke defender 2 1

try 0 wedding -> ok
actors 1
