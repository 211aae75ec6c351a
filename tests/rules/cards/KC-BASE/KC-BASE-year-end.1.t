# KC-BASE-year-end.1  Year End shuffles all event cards, this one included, into a new stack.
game cards 2
poke begun 0
poke events year-end civil-war conflict master-builder plague plague productive-year productive-year progress progress
poke die 6
poke step eventdie
try chance event question -> ok
actors chance
try chance shuffle events 77 -> ok
expect not events year-end civil-war conflict master-builder plague plague productive-year productive-year progress progress
expect not events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end
count events year-end 1
count events plague 2
count events productive-year 2
view 0 expect events ? ? ? ? ? ? ? ? ? ?
expect step main
