# CK-119  A played card goes under its deck.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 mining

try 0 mining -> ok
json 0 "decks":[18,18,18]
expect deck science alchemist alchemist crane crane engineer inventor inventor irrigation irrigation medicine medicine mining roadbuilding roadbuilding smith smith printer mining
