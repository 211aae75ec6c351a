# CKC-diplomat.1  An open road of any player.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke progress 0 diplomat

try 0 diplomat e26 -> CKC-diplomat.1
try 0 diplomat e1 -> CKC-diplomat.1
try 0 diplomat e37 -> ok
expect roads 1 e59
