# KB-64  A card taken back into the hand, or a limit that falls, is obeyed at once, but not after drawing.
game cards 2
poke begun 0
poke gate 1
poke hand 0 arsonist arsonist falk goetz
poke card 0 6a=garrison
poke card 1 6a=abbey
poke hand 1 conrad hagen karl otto
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
actors 1
try 0 end -> KB-26
try 1 pass -> KB-64
try 1 bury karl 2 -> ok
try 1 bury abbey 5 -> ok
actors 0
expect hand 1 conrad hagen otto
expect step main
poke hand 0 arsonist falk goetz pippin
poke card 1 6a=abbey
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 6 -> ok
actors 0
try 0 end -> KB-64
try 0 bury falk 3 -> ok
expect step main
expect hand 0 garrison goetz pippin
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=scriptorium
poke card 0 6c=garrison
poke card 1 6a=abbey
poke hand 0 arsonist falk goetz
try 0 use 6a -> ok
try 0 draw 1 -> ok
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 6 -> ok
actors 1
try 1 hit @6c -> ok
expect step main
try 0 end -> ok
expect step limit
game cards 2
poke begun 0
poke gate 1
poke hand 0 spy falk goetz karl
poke hand 1 conrad hagen
try 0 play spy -> ok
try 0 take conrad -> ok
expect step main
expect hand 0 conrad! falk goetz karl
try 0 end -> ok
expect step limit
