# CKD-11  A fifth card in one's own turn: play one before production, or bury one if none is playable.
game knights 4 board=beginner,start=0
use EVENT
poke dice 3 3
poke levels 0 1 0 0
poke progress 0 mining warlord wedding saboteur
poke active 0
poke deck science alchemist alchemist crane crane engineer inventor inventor irrigation irrigation medicine medicine mining roadbuilding roadbuilding smith smith printer

poke dice 4 2
try chance event science -> ok
try 0 draw -> ok
expect phase duty
expect hand 0 -
try 0 end -> CKD-11
try 0 alchemist 1 1 -> CKC-alchemist.1
try 0 bury wedding -> CKD-11
try 0 mining -> ok
expect phase main
expect not hand 0 -
game knights 4 board=beginner,start=0
use EVENT
poke dice 4 2
poke levels 0 1 0 0
poke progress 0 warlord wedding saboteur spy
poke deck science alchemist alchemist crane crane engineer inventor inventor irrigation irrigation medicine medicine mining mining roadbuilding roadbuilding smith smith printer

try chance event science -> ok
try 0 draw -> ok
expect phase duty
legal 0 bury 5
try 0 bury spy -> ok
expect phase main
game knights 4 board=beginner,start=0,fifth-after-production=1
use EVENT
poke dice 4 2
poke levels 0 1 0 0
poke progress 0 warlord wedding saboteur spy
poke deck science alchemist alchemist crane crane engineer inventor inventor irrigation irrigation medicine medicine mining mining roadbuilding roadbuilding smith smith printer

try chance event science -> ok
try 0 draw -> ok
expect phase duty
expect not hand 0 -
refuse knights 4 edition=en,fifth-after-production=1 -> CKD-11
