# CKC-road-building.1  Two free roads under the normal rules, the second may be left out.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 roadbuilding

try 0 roadbuilding -> ok
try 0 road e1 -> IB-64
try 0 done -> CKC-road-building.1
try 0 road e35 -> ok
try 0 road e45 -> ok
expect phase main
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 roadbuilding

try 0 roadbuilding -> ok
try 0 road e35 -> ok
try 0 done -> ok
expect phase main
