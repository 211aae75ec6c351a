# KB-07  Six landscapes in an order of choice on the six places around the start road.
game cards 2
try chance shuffle base 1 -> ok
try chance shuffle events 2 -> ok
try chance shuffle lands 3 -> ok
actors 0
legal 0 lay 6
try 1 lay b -> KB-26
try 0 lay $ -> ok
try 0 lay $ -> KB-07
try 0 lay b -> ok
try 0 lay o -> ok
try 0 lay l -> ok
try 0 lay g -> ok
expect lands 0 f1=$6:1 f2=b5:1 g1=o2:1 g2=l4:1 h1=g1:1 h2=w3:1
try 1 lay w -> ok
try 1 lay l -> ok
try 1 lay b -> ok
try 1 lay $ -> ok
try 1 lay o -> ok
expect lands 1 f1=w4:1 f2=l5:1 g1=b6:1 g2=$1:1 h1=o3:1 h2=g2:1
