# R-87  Both cards of Invention must be in the bank.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
use EMPTY-HANDS
poke dev 0 i
poke hand 1 18o
try 0 invention 2o -> R-87
try 0 invention bo -> ok
