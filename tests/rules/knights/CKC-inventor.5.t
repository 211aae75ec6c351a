# CKC-inventor.5  Equal numbers may not be swapped.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 inventor

try 0 inventor h3 h10 -> CKC-inventor.5
