# CKC-merchant-fleet.1  One kind 2:1 until the end of the turn, any number of times.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 merchantfleet
poke hand 0 4b2p

try 0 bank 2b>o -> CK-48
try 0 merchantfleet b -> ok
try 0 bank 2b>o -> ok
try 0 bank 2b>w -> ok
try 0 bank 2p>w -> CK-48
try 0 end -> ok
expect fleet -
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 merchantfleet
poke hand 0 2p

try 0 merchantfleet p -> ok
try 0 bank 2p>o -> ok
