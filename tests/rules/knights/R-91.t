# R-91  With four progress cards a player is asked at a gate whether to draw.
game knights 4 board=beginner,start=0
use EVENT
poke dice 5 1
poke active 3
poke levels 3 0 1 0
poke levels 0 0 1 0
poke levels 1 0 1 0
poke progress 3 spy spy spy bishop
poke progress 0 smith smith crane crane
poke progress 1 mining mining alchemist
poke deck trade merchant merchantfleet trademonopoly merchant merchant merchant merchant merchant commercialharbor commercialharbor mastermerchant mastermerchant merchantfleet resourcemonopoly resourcemonopoly resourcemonopoly resourcemonopoly trademonopoly

try chance event trade -> ok
expect phase gate
actors 3
try 0 draw -> CK-22
try 3 end -> CK-22
try 3 roll -> CK-22
try 3 done -> ok
says de 0 draw -> zieht eine fünfte Fortschrittskarte
actors 0
try 0 draw -> ok
# The third has room and is not asked.
expect progress 0 crane crane smith smith merchant
expect progress 1 alchemist mining mining merchantfleet
expect progress 3 bishop spy spy spy
expect phase limit
try 0 bury merchant -> ok
try 3 draw -> CK-22
# By rules version 1 the card was always drawn.
game knights 4 rules=1,board=beginner,start=0
use EVENT
poke dice 5 1
poke active 3
poke levels 0 0 1 0
poke progress 0 smith smith crane crane
try chance event trade -> ok
expect phase limit
# An empty deck asks nobody.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 5 1
poke levels 0 0 1 0
poke progress 0 merchant resourcemonopoly resourcemonopoly resourcemonopoly
poke progress 1 merchant mastermerchant mastermerchant resourcemonopoly
poke progress 2 merchant trademonopoly trademonopoly commercialharbor
poke progress 3 merchant merchant merchantfleet commercialharbor
poke active 1
poke levels 2 0 1 0
poke levels 3 0 1 0
try chance event trade -> ok
actors 2
try 2 draw -> ok
actors 3
try 3 draw -> ok
# Seat 0 would be next.
json 0 "decks":[18,0,18]
expect phase limit
