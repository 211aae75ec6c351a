# KB-04  Each start set is a road, two settlements and six landscapes with numbers of its own.
game cards 2
try chance shuffle base 1 -> ok
try chance shuffle events 2 -> ok
try chance shuffle lands 3 -> ok
expect towns 0 6:1 7:1
expect roads 0 g0
expect towns 1 6:1 7:1
expect roads 1 g0
try 0 lay g -> ok
try 0 lay o -> ok
try 0 lay w -> ok
try 0 lay l -> ok
try 0 lay b -> ok
expect lands 0 f1=g1:1 f2=o2:1 g1=w3:1 g2=l4:1 h1=b5:1 h2=$6:1
try 1 lay g -> ok
try 1 lay o -> ok
try 1 lay w -> ok
try 1 lay l -> ok
try 1 lay b -> ok
expect lands 1 f1=g2:1 f2=o3:1 g1=w4:1 g2=l5:1 h1=b6:1 h2=$1:1
