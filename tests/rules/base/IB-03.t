# IB-03  The bank has 19 cards of each resource.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
use EMPTY-HANDS
poke hand 0 4o
poke hand 1 19b
try 0 bank 4o>b -> IB-59
poke hand 1 18b
try 0 bank 4o>b -> ok
expect hand 0 b
poke hand 1 -
poke hand 2 -
poke hand 3 -
poke hand 0 4o
poke hand 1 19l
try 0 bank 4o>l -> IB-59
poke hand 1 18l
try 0 bank 4o>l -> ok
expect hand 0 l
poke hand 1 -
poke hand 2 -
poke hand 3 -
poke hand 0 4o
poke hand 1 19w
try 0 bank 4o>w -> IB-59
poke hand 1 18w
try 0 bank 4o>w -> ok
expect hand 0 w
poke hand 1 -
poke hand 2 -
poke hand 3 -
poke hand 0 4o
poke hand 1 19g
try 0 bank 4o>g -> IB-59
poke hand 1 18g
try 0 bank 4o>g -> ok
expect hand 0 g
poke hand 1 -
poke hand 2 -
poke hand 3 -
poke hand 0 4g
poke hand 1 19o
try 0 bank 4g>o -> IB-59
poke hand 1 18o
try 0 bank 4g>o -> ok
expect hand 0 o
