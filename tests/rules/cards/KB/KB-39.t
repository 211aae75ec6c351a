# KB-39  A road costs one lumber and two brick and lies at a free end beside one's own town.
game cards 2
poke begun 0
try 0 build road f0 -> KB-39
poke store 0 f1 3
poke store 0 f2 2
try 0 build road g0 -> KB-39
try 0 build road e0 -> KB-39
try 0 build road i0 -> KB-39
try 0 build road 8 -> KB-39
try 0 build road f0 -> ok
expect roads 0 f0 g0
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
poke store 0 f1 2
try 0 build road e0 -> KB-39
try 0 build road h0 -> ok
expect roads 0 f0 g0 h0
expect supply 5 5 7
