# CKC-commercial-harbor.1  Each opponent once, one own resource card.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 commercialharbor
poke hand 0 2bo
poke hand 1 pc
poke hand 2 l

try 0 harbor 1 b -> CKC-commercial-harbor.1
try 0 commercialharbor -> ok
try 0 harbor 0 b -> CKC-commercial-harbor.1
try 0 harbor 1 p -> CKC-commercial-harbor.1
try 0 harbor 1 w -> CKC-commercial-harbor.1
try 0 harbor 1 b -> ok
try 1 answer p -> ok
try 0 harbor 1 b -> CKC-commercial-harbor.1
expect hand 0 bop
expect hand 1 bc
