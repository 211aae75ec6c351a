# CKC-constitution.2  Not in the hand, not stealable.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 spy
poke progress 1 spy
poke constitution 1

try 0 spy 1 -> ok
try 0 steal constitution -> CKC-spy.1
