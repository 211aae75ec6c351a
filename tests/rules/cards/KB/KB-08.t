# KB-08  Every start landscape begins with one resource.
game cards 2
try chance shuffle base 1 -> ok
try chance shuffle events 2 -> ok
try chance shuffle lands 3 -> ok
try 0 lay b -> ok
expect lands 0 f1=b5:1
try 0 lay l -> ok
try 0 lay w -> ok
try 0 lay g -> ok
try 0 lay o -> ok
json spectator "resources":"blwgo$"
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
