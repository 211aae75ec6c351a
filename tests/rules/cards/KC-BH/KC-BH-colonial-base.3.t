# KC-BH-colonial-base.3  It is filled in no other way.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke cards 0 h4=colonial-base
poke store 0 h2 3
poke die 5
try chance event sun -> ok
try 0 gain h4 -> KB-17
try 0 gain h2 -> KB-14
poke cards 0 h4=colonial-base:1
poke frames -
poke step main
try 0 bank 3o>$ -> KB-47
poke store 0 h1 3
try 0 bank 3o>$ -> KX-36
