# KB-78  The cards of a settlement stay above and below when it becomes a city, foreign ones too.
game cards 2 mode=extended,set=bh
poke begun 0
poke card 0 6a=garrison
poke card 0 6c=trading-post:f
poke card 1 6a=garrison
poke store 0 g2 3
poke store 0 h1 3
poke hand 0 conrad
try 0 build conrad 6b -> KB-22
try 0 build city 6 -> ok
expect cards 0 6a=garrison 6c=trading-post:f
poke store 0 h1 1
try 0 build conrad 6a -> KB-44
try 0 build conrad 6c -> KB-44
try 0 build conrad 6d -> ok
expect cards 0 6a=garrison 6c=trading-post:f 6d=conrad:n
