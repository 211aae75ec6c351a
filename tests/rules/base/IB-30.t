# IB-30  Separate phases: no trade after the first build of the turn.
game base 4 board=beginner,start=0
use ROLLED
poke hand 0 9b9l
try 0 bank 4b>o -> ok
try 0 road e40 -> ok
try 0 bank 4l>o -> IB-30
try 0 offer 1 l>o -> IB-30
legal 0 bank none
legal 0 offer none
try 0 road e39 -> ok
# Buying a development card is building, too.
game base 4 board=beginner,start=0
use ROLLED
poke hand 0 4bwgo
try 0 buy -> ok
try chance card k -> ok
try 0 bank 4b>o -> IB-30
# Playing a development card, also Road Building, leaves the trade phase open.
game base 4 board=beginner,start=0
use ROLLED
poke hand 0 4b
poke dev 0 r
try 0 roadbuilding -> ok
try 0 road e40 -> ok
try 0 road e39 -> ok
try 0 bank 4b>o -> ok
# A city is a build; the next turn starts anew.
game base 4 board=beginner,start=0
use ROLLED
poke hand 0 4b2g3o
try 0 city c8 -> ok
try 0 bank 4b>o -> IB-30
try 0 end -> ok
try 1 roll -> ok
try chance dice 6 6 -> ok
poke hand 1 4b
try 1 bank 4b>o -> ok
