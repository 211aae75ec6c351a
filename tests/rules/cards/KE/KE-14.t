# KE-14  Exchange: the new card comes from the stack that got the old one, base or set.
game cards 2 mode=extended,set=rh
poke begun 0
poke hand 0 conrad falk goetz
try 0 end -> ok
expect step exchange
try 0 bury falk 6 -> ok
try 0 draw 1 -> KB-63
try 0 draw 6 -> ok
expect hand 0 conrad goetz large-trade-fleet
expect active 1
game cards 2 mode=extended,set=rh
poke begun 0
poke hand 0 conrad falk
try 0 end -> ok
try 0 bury falk 6 -> KB-61
