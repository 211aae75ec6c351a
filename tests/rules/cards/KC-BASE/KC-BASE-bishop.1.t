# KC-BASE-bishop.1  In reaction to Arsonist or Brigands: they succeed only on 1 or 2.
game cards 2
poke begun 0
poke gate 1
poke hand 0 arsonist brigands
poke hand 1 bishop bishop
poke card 0 6a=abbey
poke card 1 6a=garrison
try 0 play arsonist -> ok
actors 1
try 1 play bishop -> ok
actors chance
try chance attack 3 -> ok
expect hand 0 brigands abbey!
expect cards 1 6a=garrison
try 0 play brigands -> ok
try 1 play bishop -> ok
try chance attack 3 -> ok
actors 1
try 1 name o -> ok
try 1 name b -> ok
expect lands 0 f1=b5:0 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:0 h2=$6:1
expect discard d0 brigands bishop arsonist bishop
