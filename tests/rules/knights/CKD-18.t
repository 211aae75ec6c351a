# CKD-18  A closed route is not open because a foreign piece cuts it.
game knights 4 board=beginner,start=0
use MIDGAME
poke roads 0 e26 e45
poke roads 1 e37 e46 e52
poke progress 0 diplomat
poke knights 0 c36:1

try 0 diplomat e52 -> CKC-diplomat.1
try 0 diplomat e46 -> CKC-diplomat.1
