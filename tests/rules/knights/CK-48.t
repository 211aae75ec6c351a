# CK-48  At the bank each kind is its own: 4 equal for 1, 3 at a 3:1 harbour.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 4b3o4p

try 0 bank 4b>p -> ok
try 0 bank 4p>m -> ok
try 0 bank 3o>b -> CK-48
try 0 bank b2op>m -> CK-48
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke settlements 0 c52
poke roads 0 e44 e69
poke hand 0 3b3p

try 0 bank 3b>p -> ok
try 0 bank 3p>o -> ok
