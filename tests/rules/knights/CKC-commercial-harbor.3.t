# CKC-commercial-harbor.3  Without commodities the offer is void.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 commercialharbor
poke hand 0 2bo
poke hand 1 pc
poke hand 2 l

try 0 commercialharbor -> ok
try 0 harbor 2 b -> ok
expect phase main
expect hand 0 2bo
# It does not use the opponent up, but cannot be repeated while nothing has changed.
expect harbor 123
expect harborvoid 2
try 0 harbor 2 b -> CKC-commercial-harbor.3
legal 0 harbor 4
json 1 "harbor":[1,3]
poke hand 0 2bom
try 0 offer 2 m>l -> ok
try 2 accept -> ok
try 0 confirm 2 -> ok
expect not harborvoid 2
expect hand 2 m
try 0 harbor 2 b -> ok
expect phase harbor
try 2 answer m -> ok
try 0 harbor 2 b -> CKC-commercial-harbor.1
poke hand 3 -
try 0 harbor 3 b -> ok
try 0 harbor 1 b -> ok
try 1 answer p -> ok
forbidden 0 harbor -> CKC-commercial-harbor.3
