# CK-26  An empty deck gives nothing; who comes earlier is served first.
game knights 4 board=beginner,start=0,edition=en
poke phase event
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
poke dice 1 1
poke levels 0 0 1 0
poke levels 1 0 1 0
poke active 1
poke progress 0 merchant resourcemonopoly resourcemonopoly resourcemonopoly
poke progress 1 merchant mastermerchant mastermerchant resourcemonopoly
poke progress 2 merchant trademonopoly trademonopoly commercialharbor
poke progress 3 merchant merchant merchantfleet commercialharbor

json 0 "decks":[18,2,18]
try chance event trade -> ok
actors 1
try 1 draw -> ok
try 0 draw -> ok
json 0 "decks":[18,0,18]
expect phase limit
try 0 bury merchant -> ok
json 0 "decks":[18,1,18]
