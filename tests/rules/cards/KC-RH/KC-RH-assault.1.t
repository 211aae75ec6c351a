# KC-RH-assault.1  The Knight's holder names three buildings; the opponent takes one of them back.
game cards 2 mode=extended,set=rh
poke begun 0
poke card 0 6a=conrad
poke town 1 6:2
poke card 1 6a=garrison
poke card 1 6b=abbey
poke card 1 6c=sawmill
poke card 1 6d=foundry
poke card 1 7a=hagen
poke gate 1
poke events assault civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end rh-productive-year assault
poke die 6
poke step eventdie
try chance event question -> ok
actors 0
legal 0 hit 4
try 0 hit @7a -> KX-43
try 0 hit @6b -> ok
try 0 hit @6b -> KX-43
try 0 hit @6d -> ok
try 0 hit @6a -> ok
actors 1
legal 1 hit 3
try 1 hit 6c -> KX-43
try 1 hit 6d -> ok
expect hand 1 foundry!
expect cards 1 6a=garrison 6b=abbey 6c=sawmill 7a=hagen
expect step main
game cards 2 mode=extended,set=rh
poke begun 0
poke card 1 6a=conrad
poke card 0 6a=garrison
poke card 0 7a=smithy
poke events assault civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end rh-productive-year assault
poke die 6
poke step eventdie
try chance event question -> ok
actors 0
legal 0 hit 2
try 0 hit 7a -> ok
expect hand 0 smithy!
game cards 2 mode=extended,set=rh
poke begun 0
poke card 0 6a=conrad
poke card 1 6a=garrison
poke events assault civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end rh-productive-year assault
poke die 6
poke step eventdie
try chance event question -> ok
expect hand 1 garrison!
game cards 2 mode=extended,set=rh
poke begun 0
poke card 0 6a=conrad
poke events assault civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end rh-productive-year assault
poke die 6
poke step eventdie
try chance event question -> ok
expect step main
