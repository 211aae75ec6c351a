# KB-54  A card without any effect may not be played; a part of the effect is enough.
game cards 2
poke begun 0
poke gate 1
poke hand 0 spy arsonist black-knight merchant brigands caravan
poke card 1 6a=brick-fleet
try 0 play spy -> KB-54
try 0 play arsonist -> KB-54
try 0 play black-knight -> KB-54
poke store 0 f1 0
poke store 0 f2 0
poke store 0 g1 0
poke store 0 g2 0
poke store 0 h1 0
try 0 play caravan -> KB-54
poke store 0 f1 3
poke store 1 f2 0
poke store 1 g1 0
poke store 1 g2 0
poke store 1 h1 0
poke store 1 h2 0
poke store 1 f1 1
try 0 play merchant -> KB-54
try 0 play brigands -> KB-54
poke store 0 f1 2
try 0 play brigands -> ok
try 1 pass -> ok
try chance attack 5 -> ok
expect step main
json spectator "resources":"3b$"
