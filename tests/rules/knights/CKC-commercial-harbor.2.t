# CKC-commercial-harbor.2  An opponent with commodities must give one of own choice.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 commercialharbor
poke hand 0 2bo
poke hand 1 pc
poke hand 2 l

try 0 commercialharbor -> ok
try 0 harbor 1 b -> ok
actors 1
try 1 answer b -> CKC-commercial-harbor.2
try 1 answer m -> CKC-commercial-harbor.2
try 0 end -> CKC-commercial-harbor.2
legal 1 answer 2
seen 2 1 answer c -> answer ?
seen 0 1 answer c -> answer c
try 1 answer c -> ok
