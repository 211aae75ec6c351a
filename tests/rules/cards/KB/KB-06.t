# KB-06  The kind of a card says where it goes: actions nowhere, green, red, brown, and on roads.
game cards 2 mode=extended,set=bh
poke begun 0
poke hand 0 spy garrison marketplace
poke towns 0 6:1 7:2
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
try 0 build spy 6a -> KB-44
try 0 build garrison g3 -> KB-24
try 0 build garrison 6a -> ok
try 0 build marketplace 6c -> KB-24
try 0 build marketplace 7a -> ok
poke hand 0 colonial-base
poke card 0 7b=harbor
try 0 build colonial-base 7c -> KS-01
try 0 build colonial-base h4 -> ok
poke hand 0 barbarian-stronghold
poke card 0 7c=smithy
try 0 build barbarian-stronghold @6a -> KS-02
try 0 build barbarian-stronghold @g0 -> ok
