# KX-08  Buildings lost: Arsonist and Assault to the hand or display, own will to the discard, Bailiwick under a stack.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke towns 1 6:1 7:2
poke cards 1 6a=garrison
poke hand 0 arsonist arsonist
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
expect hand 1 garrison!
poke cards 1 7a=church
expect display church town-hall town-hall
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
expect hand 1 garrison!
expect display church church town-hall town-hall
poke cards 0 6a=smithy
try 0 demolish 6a -> ok
expect discard d0 smithy arsonist arsonist
poke cards 1 6a=bailiwick
poke stack 3 conrad
poke turn 5
poke step eventdie
poke die 6
poke events progress civil-war conflict master-builder plague plague productive-year productive-year progress year-end mendicant-friars good-neighbours church-fair
try chance event question -> ok
try 1 bury bailiwick 3 -> ok
expect stack 3 conrad bailiwick01
expect cards 1 -
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke cards 0 6a=conrad
poke cards 1 6a=smithy
poke turn 5
poke step eventdie
poke die 6
poke events assault civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end rh-productive-year assault
try chance event question -> ok
expect hand 1 smithy!
expect cards 1 -
