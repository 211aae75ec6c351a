# KB-80  Year End: all event cards are shuffled, and no further one is turned up.
game cards 2
poke begun 0
poke step eventdie
poke die 6
poke events year-end plague civil-war conflict master-builder plague productive-year productive-year progress progress
poke town 0 6:2
try chance event question -> ok
actors chance
try chance shuffle events 7 -> ok
expect step main
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
expect not events plague civil-war conflict master-builder plague productive-year productive-year progress progress year-end
view 0 expect events ? ? ? ? ? ? ? ? ? ?
