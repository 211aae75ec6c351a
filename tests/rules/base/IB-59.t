# IB-59  The card taken must be in the bank.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
use EMPTY-HANDS
poke hand 0 8b
poke hand 1 19o
try 0 bank 4b>o -> IB-59
try 0 bank 8b>go -> IB-59
poke hand 1 18o
try 0 bank 8b>2o -> IB-59
try 0 bank 4b>o -> ok
