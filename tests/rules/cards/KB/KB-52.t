# KB-52  Attack and neutral cards wait for seven points of both together, once and for all.
game cards 2
poke begun 0
poke town 0 6:2
poke card 0 6c=conrad
poke roads 0 g0 h0
poke hand 0 caravan merchant marketplace
expect gate 0
try 0 play caravan -> KB-52
try 0 play merchant -> KB-52
forbidden 0 play -> KB-52
poke hand 0 scout caravan marketplace
try 0 build settlement 8 -> ok
try 0 play scout -> ok
try 0 land b1 i1 -> ok
try 0 land $3 i2 -> ok
try chance shuffle lands 5 -> ok
expect gate 1
try 0 demolish 6c -> ok
points 0 4
points 1 2
expect gate 1
poke store 0 f1 3
try 0 play caravan -> ok
game cards 2
poke begun 0
poke town 0 6:2
poke store 0 g2 3
poke hand 0 marketplace caravan
poke card 0 6c=conrad
try 0 build marketplace 6a -> ok
points 0 5
points 1 2
expect gate 1
try 0 play caravan -> ok
