# CKC-spy.3  No victory points.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 spy
poke progress 1 mining
poke printer 1

try 0 spy 1 -> ok
legal 0 steal 1
try 0 steal printer -> CKC-spy.1
