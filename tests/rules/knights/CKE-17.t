# CKE-17  Tied best defenders choose in turn from the roller, openly; an empty deck is refused.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke knights 0 c23:2a
poke knights 3 c14:2a
poke active 3
poke deck science smith crane alchemist alchemist crane engineer inventor inventor irrigation irrigation medicine medicine mining mining roadbuilding roadbuilding smith printer

try chance event ship -> ok
actors 3
try 0 reward science -> CKE-17
try 1 reward science -> CK-111
seen 0 3 reward science -> reward science
says en 3 reward science -> chooses a deck to draw from: science
try 3 reward science -> ok
expect progress 3 smith
actors 0
try 0 end -> CK-111
try 0 reward science -> ok
expect progress 0 crane
expect phase main
# One deck has a single card left: whoever comes second may not name it any more.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke printer 2
poke progress 0 alchemist alchemist crane crane
poke progress 1 engineer inventor inventor irrigation
poke progress 2 irrigation medicine medicine mining
poke progress 3 mining roadbuilding roadbuilding smith
json 0 "decks":[1,18,18]
poke knights 0 c23:2a
poke knights 1 c31:2a

try chance event ship -> ok
try 0 reward science -> ok
legal 1 reward 2
try 1 reward science -> CKE-17
try 1 reward politics -> ok
