# KB-22  A settlement has one site above and one below, a city two and two.
game cards 2
poke begun 0
poke hand 0 garrison garrison garrison
poke store 0 f1 3
poke store 0 f2 3
try 0 build garrison 6b -> KB-22
try 0 build garrison 6d -> KB-22
try 0 build garrison 8a -> KB-22
try 0 build garrison 6a -> ok
try 0 build garrison 6c -> ok
poke town 0 6:2
try 0 build garrison 6d -> ok
expect cards 0 6a=garrison:n 6c=garrison:n 6d=garrison:n
poke card 0 6b=smithy
poke hand 0 abbey
legal 0 build none
