# CK-123  Victory point cards cannot be stolen or hidden.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 spy
poke progress 1 mining
poke constitution 1

try 0 spy 1 -> ok
legal 0 steal 1
try 0 steal constitution -> CKC-spy.1
json 0 "constitution":true
