# KC-BASE-conflict.1  In the extended game the cards go under any one of the six stacks.
game cards 2 mode=extended,set=rh
poke begun 0
poke stack 6 abbey garrison
poke card 0 6a=conrad
poke hand 1 spy scout
poke events conflict civil-war master-builder plague plague productive-year productive-year progress progress year-end rh-productive-year assault assault
poke die 6
poke step eventdie
try chance event question -> ok
try 0 bury scout 6 -> ok
try 0 bury spy 6 -> ok
expect stack 6 abbey garrison scout01 spy01
