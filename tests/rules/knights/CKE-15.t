# CKE-15  Two Cranes do not combine; level 1 becomes free.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 crane crane
poke hand 0 p

try 0 crane -> ok
try 0 crane -> ok
expect cranes 2
try 0 improve science -> ok
expect hand 0 p
expect cranes 1
try 0 improve science -> ok
expect hand 0 -
