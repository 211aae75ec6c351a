# CKC-wedding.2  One card: that one; none: nothing.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 1 p
poke progress 0 wedding
poke defender 1 1
poke defender 2 1

try 0 wedding -> ok
actors 1
expect dues 1 1
try 1 discard p -> ok
expect hand 0 p
