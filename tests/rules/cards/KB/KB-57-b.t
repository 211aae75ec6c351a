# KB-57  Brigands roll, too: a Bishop leaves 1 and 2, and a failed attack robs the attacker.
game cards 2
poke begun 0
poke gate 1
poke hand 0 brigands
poke hand 1 bishop
try 0 play brigands -> ok
try 1 play bishop -> ok
try chance attack 3 -> ok
actors 1
try 0 name b -> KB-26
try 1 name o -> ok
try 1 name $ -> ok
expect step main
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:0 h2=$6:0
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:2 h2=$1:2
expect discard d0 brigands bishop
