# KB-44  Cards are built from the hand for their cost on a free site and work at once.
game cards 2
poke begun 0
poke hand 0 abbey brick-fleet
poke card 0 7a=conrad
poke store 0 h1 0
try 0 build abbey 6a -> KB-44
poke store 0 h1 2
try 0 build garrison 6a -> KB-44
try 0 build abbey 7a -> KB-44
try 0 build abbey @6a -> KB-44
try 0 build abbey 6a -> ok
expect hand 0 brick-fleet
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
json spectator "limit":4
poke store 0 f1 2
poke store 0 f2 1
try 0 bank 2b>l -> KB-48
try 0 build brick-fleet 6c -> ok
try 0 bank 2b>l -> ok
