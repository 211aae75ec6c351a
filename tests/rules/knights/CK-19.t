# CK-19  A harbour built this turn helps this turn.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e44 e45 e46 e47 e53
poke hand 0 bl2wg3o

try 0 bank 3o>b -> CK-48
try 0 settlement c42 -> ok
try 0 bank 3o>b -> ok
expect hand 0 bw
