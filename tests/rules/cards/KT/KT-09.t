# KT-09  Discarding and putting under stacks mean the player's own piles; the opponent's are off limits.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke hand 0 conrad falk goetz karl
try 0 end -> ok
try 0 bury karl 5 -> KT-09
try 0 bury karl 8 -> KT-09
try 0 bury karl 4 -> ok
try 0 bury conrad 7 -> KT-09
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=town-hall
poke hand 0 chancellor diplomat
poke discard d1 spy
try 0 play diplomat -> KB-54
try 0 play chancellor -> ok
try 0 draw 5 -> KT-09
try 0 draw 1 -> ok
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke card 0 6a=conrad
poke hand 1 falk goetz
poke turn 5
poke step eventdie
poke die 6
poke events conflict civil-war civil-war conflict master-builder master-builder plague plague plague plague productive-year productive-year year-end
try chance event question -> ok
try 0 bury falk 1 -> KT-09
try 0 bury falk 5 -> ok
