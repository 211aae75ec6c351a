# KC-RH-palace.3  With a Treasure fleet: 3 resources, or 2 resources and a card.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=palace
poke card 0 7a=treasure-fleet
poke discard d0 scout spy
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 gain g1 -> ok
try 0 choose 1 -> ok
try 0 take spy -> ok
try 0 choose 1 -> KB-17
try 0 gain g2 -> ok
actors 1
try 1 gain g1 -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:2 g2=g1:2 h1=o2:1 h2=$6:1
expect hand 0 spy
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=palace
poke card 0 7a=treasure-fleet
poke discard d0 scout spy
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 gain g1 -> ok
try 0 gain g2 -> ok
try 0 gain h1 -> ok
actors 1
try 1 gain g1 -> ok
expect discard d0 scout spy
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:2 g2=g1:2 h1=o2:2 h2=$6:1
