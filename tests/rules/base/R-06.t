# R-06  The same resource on both sides is a hidden gift.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 2w
poke hand 1 w
try 0 offer 1 2w>w -> IB-54
