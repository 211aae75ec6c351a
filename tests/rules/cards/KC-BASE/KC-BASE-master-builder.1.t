# KC-BASE-master-builder.1  Each looks through one stack, the active first, the other another.
game cards 2
poke begun 0
poke hand 0 spy
poke hand 1 scout
poke stack 2 abbey garrison conrad
poke events master-builder civil-war conflict plague plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
actors 0
try 1 search 3 -> KB-26
try 0 search 2 -> ok
view 0 expect stack 2 abbey0 garrison0 conrad0
view 1 expect stack 2 ?0 ?0 ?0
try 0 pass -> ok
expect stack 2 abbey0 garrison0 conrad0
actors 1
try 1 search 2 -> KB-79
try 1 search 3 -> ok
try 1 pass -> ok
expect step main
