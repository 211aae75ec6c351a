# KC-RH-assault.3  Buildings under a Dogma may be named; if one is taken back the Dogma goes.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke town 0 6:2
poke town 1 6:2
poke card 0 6a=church
poke card 0 6b=conrad
poke card 1 6a=library
poke card 1 6b=garrison
poke hand 0 dogma
try 0 play dogma -> ok
expect cards 1 6a=library:d 6b=garrison
poke active 1
poke events assault civil-war civil-war plague plague year-end conflict conflict master-builder master-builder productive-year productive-year progress
poke die 6
poke step eventdie
try chance event question -> ok
actors 1
try 1 hit 6a -> ok
expect hand 1 library!
expect discard d0 dogma
