# KC-BASE-brigands.3  Playable if the opponent has only one; only what there is room for is taken.
game cards 2
poke begun 0
poke gate 1
poke hand 0 brigands
poke store 1 f1 0
poke store 1 f2 0
poke store 1 g1 0
poke store 1 g2 0
poke store 1 h1 0
poke store 1 h2 0
try 0 play brigands -> KB-54
poke store 1 g2 1
poke store 0 g2 3
try 0 play brigands -> KB-54
poke store 0 g2 2
try 0 play brigands -> ok
try 1 pass -> ok
try chance attack 1 -> ok
expect step main
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:3 h1=o2:1 h2=$6:1
expect lands 1 f1=b6:0 f2=l5:0 g1=w4:0 g2=g2:0 h1=o3:0 h2=$1:0
game cards 2
poke begun 0
poke gate 1
poke hand 0 brigands
poke store 0 f1 3
try 0 play brigands -> ok
try 1 pass -> ok
try chance attack 1 -> ok
try 0 name b -> KB-19
try 0 name l -> ok
try 0 name w -> ok
expect lands 0 f1=b5:3 f2=l4:2 g1=w3:2 g2=g1:1 h1=o2:1 h2=$6:1
