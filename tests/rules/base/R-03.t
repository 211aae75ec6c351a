# R-03  A short bank limits production, trades and Invention for each kind on its own.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
use EMPTY-HANDS
poke hand 1 19o
poke hand 0 8b
poke dev 0 i
try 0 bank 4b>o -> IB-59
try 0 invention go -> R-87
try 0 invention lg -> ok
