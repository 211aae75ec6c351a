# CK-26  An empty deck gives nothing; who comes earlier is served first.
game knights 4 board=beginner,start=0,edition=en
use EVENT
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
