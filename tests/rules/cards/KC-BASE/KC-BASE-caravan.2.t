# KC-BASE-caravan.2  Then take two of kinds not given, alike or not; room is needed after giving.
game cards 2
poke begun 0
poke gate 1
poke hand 0 caravan
poke store 0 h1 3
try 0 play caravan -> ok
try 0 pay f1 -> ok
try 0 pay h2 -> ok
legal 0 gain 3
try 0 gain f1 -> KB-17
try 0 gain h2 -> KB-17
try 0 gain h1 -> KB-14
try 0 gain g2 -> ok
try 0 gain g2 -> ok
expect lands 0 f1=b5:0 f2=l4:1 g1=w3:1 g2=g1:3 h1=o2:3 h2=$6:0
game cards 2
use FULL-STORES
poke gate 1
poke hand 0 caravan
poke store 0 h2 2
try 0 play caravan -> ok
try 0 pay h1 -> ok
try 0 pay h1 -> ok
expect step main
expect lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:1 h2=$6:3
game cards 2
use FULL-STORES
poke gate 1
poke hand 0 caravan
try 0 play caravan -> KB-54
