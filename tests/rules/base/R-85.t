# R-85  The option bank sets the cards of each resource.
game base 4 board=beginner,start=0,bank=12
use ROLLED
poke hand 0 4w
poke hand 1 12b
poke hand 3 -
try 0 bank 4w>b -> IB-59
poke hand 1 11b
try 0 bank 4w>b -> ok
game base 4 board=beginner,start=0,bank=infinite
use ROLLED
poke hand 0 4w
poke hand 1 49b
poke hand 3 -
try 0 bank 4w>b -> ok
poke hand 0 4w
poke hand 1 50b
try 0 bank 4w>b -> IB-59
refuse base 4 bank=11 -> 12 to 50
refuse base 4 bank=51 -> 12 to 50
