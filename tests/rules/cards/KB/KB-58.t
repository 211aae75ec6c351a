# KB-58  The target is named after the counter card and the roll.
game cards 2
poke begun 0
poke gate 1
poke hand 0 arsonist
poke card 1 6a=garrison
poke card 1 6c=abbey
try 0 play arsonist -> ok
actors 1
try 0 hit @6a -> KX-46
try 1 pass -> ok
try chance attack 2 -> ok
actors 0
legal 0 hit 2
try 0 pass -> KB-58
try 0 hit @6c -> ok
expect cards 1 6a=garrison
