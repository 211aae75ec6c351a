# KC-BH-triumphal-arch.4  Immune to the Arsonist, not to an Assault.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 1 6a=triumphal-arch:2
poke hand 0 arsonist
try 0 play arsonist -> KB-54
game cards 2 mode=tournament,start=0
use EVENT
poke cards 0 6c=conrad
poke cards 1 6a=triumphal-arch:2
poke events assault civil-war civil-war conflict master-builder plague plague productive-year progress year-end mendicant-friars good-neighbours church-fair
poke die 5
try chance event question -> ok
expect cards 1 -
expect hand 1 triumphal-arch!
