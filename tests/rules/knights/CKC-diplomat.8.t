# CKC-diplomat.8  There are only roads here.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 diplomat

try 0 diplomat s1 -> syntax
