# CKC-road-building.2  Only roads on the island.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 roadbuilding

try 0 roadbuilding -> ok
try 0 ship e1 -> syntax
