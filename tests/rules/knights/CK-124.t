# CK-124  Decks are not reshuffled; they cycle from the bottom.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 mining
poke levels 0 1 0 0

try 0 mining -> ok
poke deck science mining alchemist crane mining alchemist crane engineer inventor inventor irrigation irrigation medicine medicine roadbuilding roadbuilding smith smith printer
try 0 end -> ok
poke phase event
poke dice 1 1
try chance event science -> ok
expect progress 0 mining
