# KX-17  One Dogma per building; it leaves with the building, not with the Church of its player.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke cards 0 6a=church
poke cards 1 6a=library
poke hand 0 dogma dogma
try 0 play dogma -> ok
expect cards 1 6a=library:d
try 0 play dogma -> KC-BH-dogma.2
try 0 demolish 6a -> ok
expect cards 1 6a=library:d
poke active 1
try 1 demolish 6a -> ok
expect discard d0 dogma church
expect discard d1 library
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke town 1 6:2
poke cards 1 6a=library:d
poke hand 0 arsonist
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
expect hand 1 library!
expect discard d0 arsonist dogma
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke town 1 6:2
poke cards 1 6a=library:d
poke cards 0 6a=conrad
poke turn 5
poke step eventdie
poke die 6
poke events assault civil-war civil-war conflict conflict master-builder master-builder plague plague plague productive-year productive-year year-end
try chance event question -> ok
expect hand 1 library!
expect discard d0 dogma
