# CKC-spy.4  The hand limit applies to the thief.
game knights 4 board=beginner,start=0,edition=en
use FOUNDED
poke phase event
poke dice 6 6
poke levels 0 0 0 5
poke progress 0 spy warlord wedding saboteur
poke progress 1 merchant

try chance event politics -> ok
try 0 draw -> ok
expect phase duty
try 0 spy 1 -> ok
try 0 steal merchant -> ok
expect phase duty
try 0 merchant h4 -> ok
expect phase main
