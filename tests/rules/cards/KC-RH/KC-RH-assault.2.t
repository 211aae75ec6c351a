# KC-RH-assault.2  Only buildings the opponent built, wherever they lie, foreign ones too.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke town 0 6:2
poke card 0 6b=brothel:f
poke card 0 7a=abbey
poke card 1 6a=garrison
poke card 1 7a=karl
poke events assault civil-war civil-war plague plague year-end conflict conflict master-builder master-builder productive-year productive-year progress
poke die 6
poke step eventdie
try chance event question -> ok
expect hand 0 abbey!
expect cards 0 6b=brothel:f
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke town 0 6:2
poke card 0 6a=karl
poke card 0 6b=brothel:f
poke card 0 7a=abbey
poke card 1 6a=garrison
poke events assault civil-war civil-war plague plague year-end conflict conflict master-builder master-builder productive-year productive-year progress
poke die 6
poke step eventdie
try chance event question -> ok
actors 1
legal 1 hit 2
try 1 hit @7a -> KX-43
try 1 hit @6b -> ok
expect hand 1 brothel!
expect cards 0 6a=karl 7a=abbey
expect cards 1 6a=garrison
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke town 1 6:2
poke card 0 6a=karl
poke card 1 6a=brothel:f
poke card 1 6b=garrison
poke events assault civil-war civil-war plague plague year-end conflict conflict master-builder master-builder productive-year productive-year progress
poke die 6
poke step eventdie
try chance event question -> ok
expect hand 1 garrison!
expect cards 1 6a=brothel:f
