# KC-BH-old-sciences.2  Any card but a building from the discard pile, usable at once.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 6a=library
poke hand 0 old-sciences
poke discard d0 abbey
try 0 play old-sciences -> KB-54
poke discard d0 abbey conrad merchant
try 0 play old-sciences -> ok
try 0 take abbey -> KB-62
try 0 take merchant -> ok
expect discard d0 old-sciences abbey conrad0
try 0 play merchant -> ok
# A covered card may be the one: a player who finds only buildings there has spent the card.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 6a=library
poke hand 0 old-sciences
poke discard d0 abbey garrison
try 0 play old-sciences -> ok
actors 0
expect step main
expect discard d0 old-sciences abbey garrison0
