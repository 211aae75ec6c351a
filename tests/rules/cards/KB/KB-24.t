# KB-24  Green cards on any free site, red ones in cities only, mixed there as one likes.
game cards 2
poke begun 0
poke town 0 7:2
poke hand 0 marketplace conrad garrison
poke store 0 f1 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
try 0 build marketplace 6a -> KB-24
try 0 build marketplace 7a -> ok
try 0 build conrad 7a -> KB-44
try 0 build conrad 7b -> ok
try 0 build garrison 6c -> ok
expect cards 0 6c=garrison:n 7a=marketplace:n 7b=conrad:n
