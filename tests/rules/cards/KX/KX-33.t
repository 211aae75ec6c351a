# KX-33  Open cards go back to the display from fire; bought in step 4, in a city, Mission counts.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke towns 0 6:1 7:2
poke cards 0 6a=mission 7a=town-hall
poke cards 1 6a=garrison
poke hand 0 arsonist
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 6 -> ok
try 1 hit @7a -> ok
expect display church church town-hall town-hall
json 0 "hand":[]
poke store 0 f1 2
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 2
poke store 0 h1 2
poke store 0 h2 1
try 0 build church 6c -> KB-24
try 0 build church 7a -> ok
try 0 name o -> ok
expect display church town-hall town-hall
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:0 h1=o2:1 h2=$6:1
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
poke step begin
try 0 build town-hall 7b -> KB-26
poke step refill
try 0 build town-hall 7b -> KB-61
