# KC-RH-palace.1  At the sun its owner may take any card from the discard pile, not one resource.
game cards 2 mode=extended,set=rh
use EMPTY-STORES
poke gate 1
poke town 0 6:2
poke hand 0 palace
poke store 0 f1 2
poke store 0 g2 2
poke store 0 h1 1
try 0 build palace 6a -> KB-44
poke store 0 h1 2
try 0 build palace 6a -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
points 0 5
poke discard d0 spy scout conrad
poke die 5
poke step eventdie
try chance event sun -> ok
actors 0
try 0 choose 1 -> ok
legal 0 take 3
try 0 take scout -> ok
actors 1
try 1 gain g1 -> ok
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
expect hand 0 scout
expect discard d0 spy conrad0
game cards 2 mode=extended,set=rh
poke begun 0
poke town 1 6:2
poke card 1 6a=palace
poke gate 1
poke discard d0 spy
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 gain g1 -> ok
actors 1
try 1 gain g1 -> ok
expect step main
expect discard d0 spy
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=palace
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 choose 1 -> KB-17
try 0 gain f2 -> ok
try 1 gain g1 -> ok
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=palace
poke discard d0 spy
poke discard d1 conrad
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 choose 1 -> ok
legal 0 take 1
try 0 take spy -> ok
