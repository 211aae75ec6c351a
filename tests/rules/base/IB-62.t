# IB-62  Costs go to the bank; any number of builds while cards, pieces and places last.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 4b4l
poke hand 1 15b
# The bank has no brick now; what is paid comes back to it.
try 0 road e40 -> ok
try 0 road e39 -> ok
try 0 road e33 -> ok
try 0 road e23 -> ok
expect hand 0 -
poke hand 0 4w
try 0 bank 4w>b -> ok
expect hand 0 b
