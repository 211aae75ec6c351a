# KC-BASE-master-builder.3  Who takes no card from the Master Builder gives none.
game cards 2
poke begun 0
poke hand 0 spy scout
poke hand 1 bishop
poke events master-builder civil-war conflict plague plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
try 0 pass -> ok
actors 1
try 1 search 2 -> ok
try 1 pass -> ok
expect step main
expect hand 0 spy scout
expect hand 1 bishop
