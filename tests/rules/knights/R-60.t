# R-60  Commercial Harbor: a void offer uses nobody up; a second copy loses nothing of the first.
game knights 3 board=beginner,start=0
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e44
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke progress 0 commercialharbor commercialharbor
poke hand 0 4b
poke hand 1 l
poke hand 2 2p
try 0 commercialharbor -> ok
try 0 commercialharbor -> ok
json 0 "harbor_offers":[0,2,2]
try 0 harbor 1 b -> ok
json 0 "harbor_offers":[0,2,2]
json 0 "harbor":[2]
try 0 harbor 2 b -> ok
try 2 answer p -> ok
json 0 "harbor_offers":[0,2,1]
try 0 harbor 2 b -> ok
try 2 answer p -> ok
json 0 "harbor_offers":[0,2,0]
forbidden 0 harbor -> CKC-commercial-harbor.3
# By rules version 1 a void offer was used up.
game knights 4 rules=1,board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 commercialharbor
poke hand 0 2bo
poke hand 2 l
try 0 commercialharbor -> ok
try 0 harbor 2 b -> ok
expect harbor 13
try 0 harbor 2 b -> CKC-commercial-harbor.1
# By rules version 1 the second copy wiped out what was left of the first.
game knights 4 rules=1,board=beginner,start=0
use MIDGAME
poke progress 0 commercialharbor commercialharbor
poke hand 0 2bo
poke hand 3 2m
try 0 commercialharbor -> ok
try 0 harbor 3 b -> ok
try 3 answer m -> ok
try 0 commercialharbor -> ok
expect harbor 123
expect not harbormore 12
