# KC-BH-scriptorium.3  The exchange is still allowed.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 6a=scriptorium
poke hand 0 bishop spy herb-woman
poke stack 2 merchant abbey garrison
try 0 use 6a -> ok
try 0 draw 2 -> ok
try 0 end -> ok
try 0 bury spy 1 -> ok
expect step exchange
try 0 bury bishop 2 -> ok
try 0 draw 2 -> ok
expect hand 0 herb-woman merchant abbey
