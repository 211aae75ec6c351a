# CKE-13  Saboteur: the victims choose.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 saboteur
poke hand 1 2b2p

try 0 saboteur -> ok
actors 1
try 1 discard bp -> ok
expect hand 1 bp
