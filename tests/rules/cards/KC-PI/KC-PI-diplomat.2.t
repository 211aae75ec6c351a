# KC-PI-diplomat.2  Any card of the discard pile; its order is kept.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=town-hall
poke hand 0 diplomat
try 0 play diplomat -> KB-54
poke discard d0 spy abbey merchant court
try 0 play diplomat -> ok
try 0 take diplomat -> KB-62
try 0 take merchant -> ok
expect discard d0 diplomat spy abbey0 court0
expect hand 0 merchant
# The other sees that a card goes, not which; but what lay on top.
poke hand 0 diplomat
poke discard d0 spy abbey merchant court
try 0 play diplomat -> ok
seen 1 0 take merchant -> take ?
seen spectator 0 take merchant -> take ?
seen 1 0 take spy -> take spy
try 0 take spy -> ok
expect hand 0 spy!
expect discard d0 diplomat abbey merchant0 court0
