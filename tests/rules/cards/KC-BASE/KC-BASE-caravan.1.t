# KC-BASE-caravan.1  Give up exactly two own resources, alike or not.
game cards 2
use EMPTY-STORES
poke gate 1
poke hand 0 caravan
poke store 0 f1 1
try 0 play caravan -> KB-54
poke store 0 f1 2
try 0 play caravan -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
try 0 gain g1 -> ok
try 0 gain h2 -> ok
expect step main
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:1 g2=g1:0 h1=o2:0 h2=$6:1
game cards 2
poke begun 0
poke gate 1
poke hand 0 caravan
try 0 play caravan -> ok
try 0 pay h2 -> ok
try 0 pass -> KB-86
try 0 gain g1 -> KB-86
try 0 pay f1 -> ok
try 0 gain f2 -> ok
try 0 gain g1 -> ok
expect lands 0 f1=b5:0 f2=l4:2 g1=w3:2 g2=g1:1 h1=o2:1 h2=$6:0
expect discard d0 caravan
