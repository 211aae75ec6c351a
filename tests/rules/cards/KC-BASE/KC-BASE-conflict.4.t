# KC-BASE-conflict.4  After a Conflict the victim refills only at the end of his own turn.
game cards 2
poke begun 0
poke card 0 6a=conrad
poke hand 0 black-knight arsonist merchant
poke hand 1 spy scout bishop
poke events conflict civil-war master-builder plague plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
try 0 bury spy 1 -> ok
try 0 bury scout 1 -> ok
expect step main
expect hand 1 bishop!
try 0 end -> ok
try 0 end -> ok
actors 1
expect step begin
expect hand 1 bishop!
try 1 draw 1 -> KB-26
try 1 roll -> ok
try chance die 6 -> ok
try chance event club -> ok
try 1 end -> ok
expect step refill
try 1 draw 2 -> ok
try 1 draw 2 -> ok
expect step begin
expect active 0
