# CKC-commercial-harbor.4  Offers are spread over the turn; a second copy opens a new round.
game knights 4 board=beginner,start=0,edition=en
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
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41
poke progress 0 commercialharbor commercialharbor
poke hand 0 2bo
poke hand 1 pc
poke hand 2 l
poke hand 3 m

try 0 commercialharbor -> ok
try 0 harbor 3 b -> ok
try 3 answer m -> ok
try 0 commercialharbor -> ok
expect harbor 123
try 0 harbor 1 b -> ok
try 1 answer p -> ok
try 0 end -> ok
expect harbor -
