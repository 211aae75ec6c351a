# KC-BH-barbarian-stronghold.3  Protection cards count in their player's turn, not in the opponent's.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 g0=barbarian-stronghold:f
poke hand 0 sigmund spy
poke hand 1 bishop
poke discard d0 gold-fleet
try 0 play sigmund -> ok
try 0 take gold-fleet -> ok
expect played 1
poke store 0 h2 0
try 0 play spy -> KX-27
poke active 1
poke played 2
poke cards 0 g0=barbarian-stronghold:f 6a=otto
poke hand 0 herb-woman
poke hand 1 black-knight
try 1 play black-knight -> ok
try 0 play herb-woman -> ok
expect played 3
