# KC-RH-palace.4  The Palace is a target of Dogma.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke town 0 6:2
poke town 1 6:2
poke card 0 6a=church
poke card 1 6a=palace
poke card 1 6b=sawmill
poke hand 0 dogma
points 1 5
try 0 play dogma -> ok
expect cards 1 6a=palace:d 6b=sawmill
points 1 3
poke discard d1 spy
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 gain g1 -> ok
try 1 choose 1 -> KB-17
try 1 gain g1 -> ok
expect step main
