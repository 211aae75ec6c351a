# CKE-08  A fifth card in one's own turn: play one after production, before anything else.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 4 2
poke levels 0 1 0 0
poke progress 0 mining warlord wedding saboteur
poke deck science alchemist alchemist crane crane engineer inventor inventor irrigation irrigation medicine medicine mining roadbuilding roadbuilding smith smith printer

try chance event science -> ok
try 0 draw -> ok
expect phase duty
expect hand 0 om
try 0 end -> CKE-08
try 0 bury wedding -> CKE-08
try 0 mining -> ok
expect phase main
game knights 4 board=beginner,start=0,edition=en,fifth-at-turn-end=1
use FOUNDED
poke phase event
poke dice 6 6
poke levels 0 0 0 5
poke progress 0 warlord wedding saboteur spy
poke hand 0 b

try chance event politics -> ok
try 0 draw -> ok
expect phase main
try 0 end -> ok
expect phase duty
try 0 bury bishop -> ok
expect active 1
refuse knights 4 fifth-at-turn-end=1 -> CKE-08
