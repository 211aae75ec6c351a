# KB-64  After Civil War the active player reduces first; a Dogma lowers a limit at once.
game cards 2
poke begun 0
poke step eventdie
poke die 6
poke cards 0 6a=conrad
poke cards 1 6a=falk
poke hand 0 goetz hagen karl
poke hand 1 otto pippin walter
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end
try chance event question -> ok
actors 0
try 1 bury falk 1 -> KB-26
try 0 roll -> KB-64
try 0 bury conrad 2 -> ok
actors 1
try 1 bury otto 3 -> ok
expect step main
expect hand 0 goetz hagen karl
expect hand 1 falk pippin walter
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke card 0 6a=church
poke card 1 6a=library
poke hand 0 dogma
poke hand 1 otto pippin walter conrad
try 0 play dogma -> ok
actors 1
try 1 bury conrad 1 -> ok
actors 0
expect hand 1 otto pippin walter
game cards 2
poke begun 0
poke card 0 6a=abbey
poke hand 0 otto pippin walter conrad
try 0 demolish 6a -> ok
expect step main
try 0 end -> ok
expect step limit
