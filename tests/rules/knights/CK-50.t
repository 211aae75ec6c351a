# CK-50  Trade level 3: commodities 2:1, commodities only.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 4b2p2c
poke levels 0 0 3 0

try 0 bank 2p>m -> ok
try 0 bank 2c>o -> ok
try 0 bank 2b>o -> CK-48
try 0 bank 3m>o -> CK-50
try 1 bank 2p>b -> IB-60
