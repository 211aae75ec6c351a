# KB-72  Player 1 lays set A, then player 2 set B; then the roll, then start cards in turn order.
game cards 2
try chance shuffle base 1 -> ok
try chance shuffle events 2 -> ok
try chance shuffle lands 3 -> ok
try 1 lay b -> KB-26
try 0 lay b -> ok
try 0 lay l -> ok
try 0 lay w -> ok
try 0 lay g -> ok
try 0 lay o -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
actors 1
try 1 lay b -> ok
try 1 lay l -> ok
try 1 lay w -> ok
try 1 lay g -> ok
try 1 lay o -> ok
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
actors chance
try chance startroll 1 6 -> ok
expect step starthand
actors 1
