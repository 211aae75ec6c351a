# KC-BASE-year-end.2  After a Year End no further event card is drawn in this turn.
game cards 2
poke begun 0
poke events year-end civil-war conflict master-builder plague plague productive-year productive-year progress progress
poke die 6
poke step eventdie
try chance event question -> ok
try chance shuffle events 77 -> ok
expect step main
actors 0
expect event question
view 0 expect events ? ? ? ? ? ? ? ? ? ?
