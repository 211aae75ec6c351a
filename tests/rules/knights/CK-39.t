# CK-39  Commodities count for the seven, can be stolen and traded.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 3 4
poke hand 1 3b5p

try chance event ship -> ok
expect dues 1 4
try 1 discard 4p -> ok
try 0 robber h11 1 -> ok
odds loot p 1/4
try chance loot p -> ok
expect hand 0 p
poke hand 2 m
try 0 offer 2 p>m -> ok
