# KC-BASE-brigands.1  Success: the attacker takes two resources of his choice from the opponent.
game cards 2
poke begun 0
poke gate 1
poke hand 0 brigands
poke store 1 h1 2
try 0 play brigands -> ok
try 1 pass -> ok
try chance attack 5 -> ok
actors 0
try 0 name o -> ok
try 0 name o -> ok
expect step main
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:3 h2=$6:1
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:0 h2=$1:1
game cards 2
poke begun 0
poke gate 1
poke hand 0 brigands
poke hand 1 bishop
try 0 play brigands -> ok
try 1 play bishop -> ok
try chance attack 2 -> ok
try 0 name g -> ok
try 0 name b -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:2 h1=o2:1 h2=$6:1
expect lands 1 f1=b6:0 f2=l5:1 g1=w4:1 g2=g2:0 h1=o3:1 h2=$1:1
