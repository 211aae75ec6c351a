# KC-BASE-arsonist.7  A passive victim obeys his hand limit at once.
game cards 2
poke begun 0
poke gate 1
poke hand 0 arsonist
poke hand 1 spy scout bishop
poke card 1 6a=garrison
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
actors 1
try 0 end -> KB-26
try 1 pass -> KB-64
try 1 bury bishop 2 -> ok
actors 0
expect hand 1 spy scout garrison
expect step main
