# KX-25  Cards come back: first the active player puts his surplus away, then the other; the card itself may go.
game cards 2
poke begun 0
poke gate 1
poke cards 0 6a=conrad
poke cards 1 6a=hagen
poke hand 0 falk goetz karl
poke hand 1 otto pippin walter
poke stack 2 spy
poke stack 3 spy
poke turn 5
poke step eventdie
poke die 5
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end
try chance event question -> ok
expect cards 0 -
expect cards 1 -
actors 0
try 0 bury conrad 2 -> ok
actors 1
try 1 bury hagen 3 -> ok
expect step main
expect stack 2 spy conrad0
expect stack 3 spy hagen1
expect hand 0 falk goetz karl
