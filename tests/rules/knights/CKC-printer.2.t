# CKC-printer.2  Not in the hand, not stealable.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 1 spy
poke progress 0 spy
poke printer 1

view 0 expect printer 1
try 0 spy 1 -> ok
try 0 steal printer -> CKC-spy.1
try 0 bury printer -> CKC-spy.1
