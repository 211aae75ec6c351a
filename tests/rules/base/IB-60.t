# IB-60  Only the active player trades with the bank.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 1 4b
poke hand 0 4b
try 1 bank 4b>o -> IB-60
try 0 bank 4b>o -> ok
