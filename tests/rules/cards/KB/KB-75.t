# KB-75  Kinds are named one by one: what the victim has and the taker has room for.
game cards 2
poke begun 0
poke gate 1
poke hand 0 brigands
poke store 0 f1 3
poke store 1 f2 0
poke store 1 g1 2
poke store 1 h2 0
try 0 play brigands -> ok
try 1 pass -> ok
try chance attack 1 -> ok
legal 0 name 3
try 0 name l -> KB-75
try 0 name b -> KB-19
try 0 name w -> ok
try 0 name w -> ok
expect step main
expect lands 1 f1=b6:1 f2=l5:0 g1=w4:0 g2=g2:1 h1=o3:1 h2=$1:0
poke discard d0 -
poke hand 0 brigands
poke store 1 f1 0
poke store 1 h1 0
try 0 play brigands -> ok
try 1 pass -> ok
try chance attack 1 -> ok
expect step main
expect lands 1 f1=b6:0 f2=l5:0 g1=w4:0 g2=g2:0 h1=o3:0 h2=$1:0
