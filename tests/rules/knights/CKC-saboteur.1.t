# CKC-saboteur.1  Opponents with at least as many points discard half, own choice.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 1 5b4p
poke hand 2 4b
poke defender 0 1
poke defender 1 1
poke progress 0 saboteur

try 0 saboteur -> ok
actors 1
expect dues 1 4
try 0 end -> CKC-saboteur.1
try 1 discard 5b -> CKC-saboteur.1
seen 0 1 discard 2b2p -> discard ?4
try 1 discard 2b2p -> ok
expect hand 1 3b2p
expect phase main
