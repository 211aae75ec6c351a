# KB-50  The active player offers resources for resources; the other accepts or refuses.
game cards 2
poke begun 0
poke store 0 f1 3
poke store 1 g1 3
try 1 offer w>b -> KB-26
try 0 offer 3b>3l -> KB-50
try 0 offer 3b>b -> KB-50
try 0 offer 3w>l -> KB-50
try 0 offer b>b -> KB-50
try 0 offer l>l -> KB-50
try 0 offer l>2o -> KB-50
try 0 offer l>2w -> ok
expect offers 1
try 0 accept -> KB-26
try 1 decline -> ok
expect step main
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
try 0 offer 2bg>2wo -> ok
try 1 accept -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:3 g2=g1:0 h1=o2:2 h2=$6:1
expect lands 1 f1=b6:3 f2=l5:1 g1=w4:1 g2=g2:2 h1=o3:0 h2=$1:1
try 0 offer b>l -> KB-50
try 0 offer l>w -> KB-50
try 0 offer l>g -> ok
