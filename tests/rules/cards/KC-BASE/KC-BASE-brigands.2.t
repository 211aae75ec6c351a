# KC-BASE-brigands.2  Failure: the opponent takes two of his choice from the attacker.
game cards 2
poke begun 0
poke gate 1
poke hand 0 brigands
try 0 play brigands -> ok
try 1 pass -> ok
try chance attack 6 -> ok
actors 1
try 0 name o -> KB-26
try 1 name o -> ok
try 1 name $ -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:0 h2=$6:0
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:2 h2=$1:2
game cards 2
poke begun 0
poke gate 1
poke hand 0 brigands
poke hand 1 bishop
try 0 play brigands -> ok
try 1 play bishop -> ok
try chance attack 3 -> ok
actors 1
try 1 name w -> ok
try 1 name l -> ok
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:0 g2=g1:1 h1=o2:1 h2=$6:1
