# CK-41  Resources and commodities in any mix; progress cards never.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 3 4
poke hand 0 4b4p
poke progress 0 spy mining
poke hand 1 4b3p
poke progress 1 spy

try chance event ship -> ok
expect dues 0 4
try 0 discard 5b -> CK-41
try 0 discard 2b2p -> ok
expect hand 0 2b2p
expect progress 0 mining spy
expect phase robber
