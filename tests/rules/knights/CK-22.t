# CK-22  A gate: level L draws if the red die shows at most L + 1.
game knights 4 board=beginner,start=0,edition=en
use EVENT
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
