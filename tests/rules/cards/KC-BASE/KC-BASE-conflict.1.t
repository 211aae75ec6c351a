# KC-BASE-conflict.1  The Knight's holder sees the other hand, puts two cards under one stack.
game cards 2
poke begun 0
poke stack 2 abbey garrison
poke card 1 6a=conrad
poke hand 0 spy scout bishop
poke events conflict civil-war master-builder plague plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
actors 1
view 1 expect hand 0 spy! scout! bishop!
seen 0 1 bury scout 2 -> bury scout 2
seen spectator 1 bury scout 2 -> bury ? 2
try 1 bury scout 2 -> ok
try 1 bury spy 3 -> KB-79
try 1 bury abbey 2 -> KB-79
try 1 bury spy 2 -> ok
expect hand 0 bishop!
expect stack 2 abbey garrison scout01 spy01
expect step main
game cards 2
poke begun 0
poke card 0 6a=conrad
poke hand 1 spy
poke events conflict civil-war master-builder plague plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
actors 0
try 0 bury spy 1 -> ok
expect step main
game cards 2
poke begun 0
poke card 0 6a=conrad
poke hand 1 -
poke events conflict civil-war master-builder plague plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
expect step main
