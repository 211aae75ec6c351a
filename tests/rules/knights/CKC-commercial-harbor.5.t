# CKC-commercial-harbor.5  The card offered is handed over hidden.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 commercialharbor
poke hand 0 2bo
poke hand 1 pc
poke hand 2 l

try 0 commercialharbor -> ok
seen 1 0 harbor 1 o -> harbor 1 ?
try 0 harbor 1 o -> ok
view 1 expect aside 0 ?1
hidden 1 aside 0 b
