# KB-38  Each figure is worth a point while it is held.
game cards 2
poke begun 0
poke town 0 6:2
points 0 3
poke card 0 6a=marketplace
poke card 0 6c=conrad
poke gate 1
points 0 5
points 1 2
try 0 demolish 6a -> ok
points 0 4
try 0 demolish 6c -> ok
points 0 3
