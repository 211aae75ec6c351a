# D-82  What can be paid: missing units from jokers and pairs of gold, within six dice.
game dice 1 -
use BUILDING
poke dice b5$
# A road: N = 2, one unit missing and traded; three more gold are of no use.
try 0 gold l -> ok
try 0 road R0 -> ok
game dice 1 -
use SECOND-TURN
poke knights 0 2
poke used 0 1
poke boxes 0 3
poke dice bl2w2$
# A settlement: the joker gives the grain, the gold stays.
try 0 joker 2 w -> ok
try 0 settlement -> ok
expect dice 2$
