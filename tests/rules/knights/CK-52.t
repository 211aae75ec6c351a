# CK-52  A wall costs 2 brick, under one's own city, one each, three in all.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke cities 0 c0 c30 c32 c42
poke hand 0 8b

try 0 wall c25 -> CK-53
try 0 wall c30 -> ok
expect hand 0 6b
try 0 wall c30 -> CK-52
try 0 wall c32 -> ok
try 0 wall c0 -> ok
try 0 wall c42 -> CK-52
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 b

forbidden 0 wall -> CK-52
try 0 wall c30 -> CK-52
