# KC-RH-caravan.1  The Caravan of R&H is that of the base game.
game cards 2 mode=extended,set=rh
use EMPTY-STORES
poke gate 1
poke hand 0 rh-caravan
poke store 0 f1 1
try 0 play rh-caravan -> KB-54
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 1
try 0 play rh-caravan -> ok
try 0 pay h2 -> ok
try 0 pay f1 -> ok
try 0 gain f1 -> KB-17
try 0 gain g1 -> ok
try 0 gain f2 -> ok
expect step main
expect lands 0 f1=b5:0 f2=l4:2 g1=w3:2 g2=g1:1 h1=o2:1 h2=$6:0
expect discard d0 rh-caravan
