# CKC-commercial-harbor.4  Offers are spread over the turn; a second copy adds a round (DE) or none (EN).
game knights 4 board=beginner,start=0
use MIDGAME
poke progress 0 commercialharbor commercialharbor
poke hand 0 5bo
poke hand 1 pc
poke hand 2 l
poke hand 3 2m

try 0 commercialharbor -> ok
try 0 harbor 3 b -> ok
try 3 answer m -> ok
expect harbor 12
# What is left of the first round stays.
try 0 commercialharbor -> ok
expect harbor 123
expect harbormore 12
json 2 "harbor_offers":[0,2,2,1]
try 0 harbor 1 b -> ok
try 1 answer p -> ok
expect harbormore 2
try 0 harbor 1 b -> ok
try 1 answer c -> ok
try 0 harbor 1 b -> CKC-commercial-harbor.1
try 0 harbor 3 b -> ok
try 3 answer m -> ok
expect harbor 2
try 0 end -> ok
expect harbor -
expect not harbormore 2
# English edition: each opponent once a turn, so a second copy could change nothing.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 commercialharbor commercialharbor
poke hand 0 2bo
poke hand 1 pc
poke hand 3 m
try 0 commercialharbor -> ok
try 0 commercialharbor -> CKC-commercial-harbor.4
try 0 harbor 3 b -> ok
try 3 answer m -> ok
try 0 commercialharbor -> CKC-commercial-harbor.4
legal 0 commercialharbor none
try 0 harbor 1 b -> ok
try 1 answer p -> ok
try 0 harbor 1 b -> CKC-commercial-harbor.1
