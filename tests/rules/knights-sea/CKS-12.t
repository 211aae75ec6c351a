# CKS-12  A city at gold brings two resources of choice, never commodities.
game knights-sea 3 start=0,edition=en
use EVENT
poke cities 0 c79
poke dice 2 2
try chance event science -> ok
expect phase gold
expect gold 0 2
try 0 gold bp -> SF-24
try 0 gold 2p -> SF-24
try 0 gold bo -> ok
expect hand 0 bo
expect phase main
