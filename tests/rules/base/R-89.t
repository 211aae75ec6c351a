# R-89  While an offer stands only answers, confirm and withdraw; when all decline it ends.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 9b9l
try 0 offer 12 l>o -> ok
try 0 road e40 -> R-89
try 0 bank 4b>o -> R-89
try 0 end -> R-89
try 0 offer 3 l>o -> R-89
try 1 decline -> ok
awaited 2
try 2 decline -> ok
expect phase main
awaited 0
try 0 road e40 -> ok
