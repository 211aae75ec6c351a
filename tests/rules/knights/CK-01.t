# CK-01  What is not changed here is as in the base game.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke hand 0 blwg

try 0 settlement c35 -> IB-68
try 0 road e1 -> IB-64
try 0 settlement c23 -> IB-68
try 0 bank 4b>o -> CK-48
try 1 bank 4b>o -> IB-60
try 0 end -> ok
expect active 1
