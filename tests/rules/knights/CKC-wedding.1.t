# CKC-wedding.1  Opponents with more points give 2 cards of own choice.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 1 2bp
poke hand 2 4o
poke progress 0 wedding
poke defender 1 1
poke defender 2 1

try 0 wedding -> ok
actors 12
try 1 discard bp -> ok
seen 0 2 discard 2o -> discard ?2
expect hand 0 -
try 2 discard 3o -> CKC-wedding.1
try 2 discard 2o -> ok
expect hand 0 b2op
expect hand 1 b
