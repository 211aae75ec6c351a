# CKC-diplomat.7  Longest Road is looked at after the rebuild.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e42 e50 e55
poke roads 3 e16 e34
poke progress 0 diplomat
poke longest 0

points 0 5
try 0 diplomat e55 -> ok
expect longest 0
try 0 road e19 -> ok
expect longest 0
points 0 5
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e42 e50 e55
poke roads 3 e16 e34
poke progress 0 diplomat
poke longest 0

try 0 diplomat e55 -> ok
try 0 done -> ok
expect longest -
