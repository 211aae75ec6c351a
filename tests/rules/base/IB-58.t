# IB-58  Several trades in one go are allowed.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke settlements 0 c8 c28 c1
poke hand 0 8b8g
try 0 bank 4g>bo -> ok
try 0 bank 3g>lo -> IB-57
try 0 bank 4g>2w -> ok
try 0 bank 8b>lw -> ok
expect hand 0 bl3wo
