# KC-BASE-conflict.3  Nobody holds the Knight figure: Conflict does nothing.
game cards 2
poke begun 0
poke card 0 6a=hagen
poke card 1 6a=siegfried
poke hand 0 spy scout
poke hand 1 bishop
poke events conflict civil-war master-builder plague plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
expect step main
expect hand 0 spy scout
expect hand 1 bishop
