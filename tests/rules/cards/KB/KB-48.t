# KB-48  A trade fleet trades its own kind two to one.
game cards 2
poke begun 0
poke card 0 6a=brick-fleet
poke store 0 f1 3
poke store 0 f2 3
try 0 bank 2l>g -> KB-48
try 0 bank 3b>g -> KB-47
try 0 bank 2b>g -> ok
expect lands 0 f1=b5:1 f2=l4:3 g1=w3:1 g2=g1:2 h1=o2:1 h2=$6:1
try 0 bank 2b>g -> KB-47
try 0 bank 3l>g -> ok
poke card 1 6a=lumber-fleet
poke store 0 f2 3
try 0 bank 2l>o -> KB-48
# A card under a Dogma gives nothing: no Dogma may lie on a fleet, and if one did it would trade 3:1.
game cards 2 mode=extended,set=bh
poke begun 0
poke card 0 7a=lumber-fleet
poke! card 0 6a=brick-fleet:d
poke store 0 f1 3
try 0 bank 2b>g -> KB-48
poke card 0 6a=brick-fleet
try 0 bank 2b>g -> ok
