# KC-PI-church-ban.4  Its player keeps access to the pile.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke ban 2 1
poke ban d0 1
poke hand 0 spy spy
poke stack 2 court brewery
poke step refill
try 0 draw 2 -> ok
expect hand 0 spy spy court
poke cards 0 6a=town-hall
poke active 0
poke step main
poke frames -
poke discard d0 merchant
poke hand 0 diplomat
try 0 play diplomat -> ok
