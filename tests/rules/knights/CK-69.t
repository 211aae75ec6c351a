# CK-69  Levels 4 and 5 need a city without metropolis, or the track's own.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 5p4c
poke levels 0 4 3 0
poke metropolis science c30

try 0 improve trade -> CK-69
try 0 improve science -> ok
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke settlements 0 c17 c30
poke cities 0 -
poke hand 0 4p
poke levels 0 3 0 0
poke levels 1 4 0 0
poke metropolis science c25

try 0 improve science -> CK-59
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 4p
poke levels 0 3 4 0
poke levels 1 4 0 0
poke metropolis science c25
poke metropolis trade c30

try 0 improve science -> CK-69
forbidden 0 improve -> CK-69
