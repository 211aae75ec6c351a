# IB-82  Invention: two cards of choice from the bank, usable at once.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 i
poke hand 0 -
try 0 invention b -> IB-82
try 0 invention 3b -> IB-82
try 0 invention bl -> ok
expect hand 0 bl
try 0 road e40 -> ok
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 i
poke hand 0 -
try 0 invention 2o -> ok
expect hand 0 2o
legal 0 invention none
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 i
legal 0 invention 15
