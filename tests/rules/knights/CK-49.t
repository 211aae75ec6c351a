# CK-49  A 2:1 harbour helps its resource only; a commodity may be received.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke settlements 0 c3
poke roads 0 e6 e44
poke hand 0 2b2o4p

try 0 bank 2b>p -> ok
try 0 bank 2o>p -> CK-48
try 0 bank 3b>p -> CK-49
try 0 bank 2p>o -> CK-48
