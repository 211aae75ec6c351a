# CKC-merchant-fleet.3  Any other kind may be received.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 merchantfleet
poke hand 0 4b

try 0 merchantfleet b -> ok
try 0 bank 2b>m -> ok
try 0 bank 2b>l -> ok
