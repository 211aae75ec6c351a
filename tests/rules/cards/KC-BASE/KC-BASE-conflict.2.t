# KC-BASE-conflict.2  In the tournament Conflict uses one of the victim's own stacks.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke stack 6 abbey garrison
poke card 0 6a=conrad
poke hand 1 spy scout
poke events conflict civil-war civil-war plague plague year-end conflict master-builder master-builder productive-year productive-year progress progress
poke die 6
poke step eventdie
try chance event question -> ok
actors 0
try 0 bury scout 2 -> KT-09
try 0 bury scout 6 -> ok
try 0 bury spy 6 -> ok
expect stack 6 abbey garrison scout01 spy01
