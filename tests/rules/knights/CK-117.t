# CK-117  Any number of cards from the hand, also ones drawn this turn.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 2 2
poke levels 0 1 0 0
poke progress 0 irrigation
poke deck science mining alchemist crane mining alchemist crane engineer inventor inventor irrigation medicine medicine roadbuilding roadbuilding smith smith printer

try chance event science -> ok
try 0 smith c23 -> CK-117
try 0 mining -> ok
try 0 irrigation -> ok
