# KC-BASE-town-hall.1  Searching a stack costs 1 instead of 2; a second Town hall lowers it no more.
game cards 2
use EMPTY-STORES
poke hand 0 spy scout
poke store 0 f1 1
try 0 end -> ok
try 0 search 1 -> KB-61
poke store 0 g1 1
try 0 search 1 -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
try 0 take spy -> ok
game cards 2
use EMPTY-STORES
poke town 0 6:2
poke card 0 6a=town-hall
poke card 0 6b=town-hall
poke gate 1
poke hand 0 spy scout
poke store 0 f1 1
try 0 end -> ok
try 0 search 4 -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
try 0 take black-knight -> KB-62
try 0 take falk -> ok
expect active 1
game cards 2
use EMPTY-STORES
poke town 0 6:2
poke card 0 6a=town-hall
poke hand 0 spy scout
try 0 end -> ok
try 0 search 1 -> KB-61
