# CKC-merchant.2  That resource 2:1, not its commodity; a commodity may be received.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 merchant
poke hand 0 4o2m

try 0 bank 2o>p -> CK-48
try 0 merchant h4 -> ok
try 0 bank 2o>p -> ok
try 0 bank 2m>p -> CK-48
try 0 bank 2o>b -> ok
