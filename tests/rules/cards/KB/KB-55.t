# KB-55  A condition must lie in the player's principality and be effective at the time of playing.
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke discard d0 spy
poke hand 0 old-sciences
try 0 play old-sciences -> KC-BH-old-sciences.1
poke card 1 6b=library
try 0 play old-sciences -> KC-BH-old-sciences.1
poke card 1 6a=church
poke hand 1 dogma
poke card 0 6a=library
poke active 1
try 1 play dogma -> ok
expect cards 0 6a=library:d
poke active 0
try 0 play old-sciences -> KC-BH-old-sciences.1
try 0 demolish 6a -> ok
poke card 0 6a=library
try 0 play old-sciences -> ok
