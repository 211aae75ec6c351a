# KC-BASE-master-builder.2  He may take one card and then puts one hand card under any stack.
game cards 2
poke begun 0
poke hand 0 spy scout bishop
poke hand 1 -
poke stack 2 abbey garrison conrad
poke events master-builder civil-war conflict plague plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
try 0 search 2 -> ok
seen 1 0 take garrison -> take ?
try 0 take garrison -> ok
actors 0
seen 1 0 bury spy 2 -> bury ? 2
try 0 pass -> KB-60
try 1 search 3 -> KB-26
try 0 bury spy 2 -> ok
expect hand 0 scout bishop garrison
expect stack 2 abbey0 conrad0 spy0
actors 1
try 1 search 1 -> ok
try 1 pass -> ok
expect not hand 1 bishop
expect hand 0 scout bishop garrison
expect step main
