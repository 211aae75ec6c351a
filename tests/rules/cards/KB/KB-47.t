# KB-47  Bank trade: three of one kind for one of another.
game cards 2
poke begun 0
poke store 0 f1 3
try 0 bank 3b>b -> KB-47
try 0 bank 3l>b -> KB-47
try 0 bank b>l -> KB-49
try 0 bank 2b>l -> KB-48
try 0 bank 3b>o -> ok
expect lands 0 f1=b5:0 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:2 h2=$6:1
try 0 bank 3b>o -> KB-47
forbidden 0 bank -> KB-47
