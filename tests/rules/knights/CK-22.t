# CK-22  A gate: level L draws if the red die shows at most L + 1.
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
poke dice 5 3
poke levels 0 0 2 0
poke levels 1 0 1 0
poke levels 2 2 0 0
poke deck trade merchant merchantfleet merchant merchant merchant merchant merchant commercialharbor commercialharbor mastermerchant mastermerchant merchantfleet resourcemonopoly resourcemonopoly resourcemonopoly resourcemonopoly trademonopoly trademonopoly

try chance event trade -> ok
expect progress 0 merchant
expect progress 1 -
expect progress 2 -
try 0 draw -> CK-22
