# KC-BASE-wool-fleet.1  Bank trade 2:1 when giving this one kind.
game cards 2
poke begun 0
poke hand 0 wool-fleet
poke store 0 f2 1
poke store 0 g1 0
try 0 build wool-fleet 6a -> KB-44
poke store 0 g1 1
poke store 0 g1 3
try 0 bank 2w>g -> KB-48
try 0 build wool-fleet 6a -> ok
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:2 g2=g1:1 h1=o2:1 h2=$6:1
poke store 0 g1 3
try 0 bank 3w>g -> KB-47
try 0 bank 2w>g -> ok
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:1 g2=g1:2 h1=o2:1 h2=$6:1
try 0 bank 2w>g -> KB-47
poke store 0 f1 3
try 0 bank 2b>g -> KB-48
try 0 bank 3b>g -> ok
