# KB-19  Nobody takes what he has no room for; then the victim loses nothing.
game cards 2
poke begun 0
poke town 0 6:2
poke card 0 6a=marketplace
poke store 0 f1 3
poke step eventdie
poke turn 5
poke die 6
try chance event mill -> ok
try 0 name b -> KB-19
try 0 name l -> ok
game cards 2
use FULL-STORES
poke town 0 6:2
poke card 0 6a=marketplace
poke step eventdie
poke turn 5
poke die 5
try chance event mill -> ok
expect step main
expect lands 1 f1=b6:1 f2=l5:2 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
