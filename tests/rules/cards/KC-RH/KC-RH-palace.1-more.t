# KC-RH-palace.1  With full landscapes the Palace still fetches a card, or nothing; not when banned.
game cards 2 mode=extended,set=rh
use FULL-STORES
poke gate 1
poke town 0 6:2
poke card 0 6a=palace
poke discard d0 spy scout
poke die 5
poke step eventdie
try chance event sun -> ok
actors 0
legal 0 gain none
try 0 choose 1 -> ok
try 0 take spy -> ok
try 1 gain g1 -> ok
expect hand 0 spy!
game cards 2 mode=extended,set=rh
use FULL-STORES
poke gate 1
poke town 0 6:2
poke card 0 6a=palace
poke discard d0 spy scout
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 pass -> ok
try 1 gain g1 -> ok
expect discard d0 spy scout
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke town 0 6:2
poke town 1 6:2
poke card 0 6a=church
poke card 1 6a=palace
poke discard d1 spy
poke hand 0 church-ban
try 0 play church-ban -> ok
try 0 ban d1 -> ok
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 gain g1 -> ok
try 1 choose 1 -> KB-17
try 1 gain g1 -> ok
expect discard d1 spy
