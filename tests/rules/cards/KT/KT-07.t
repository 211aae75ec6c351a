# KT-07  Players draw from their own four stacks only; an empty one may get cards again.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke stack 3 -
poke hand 0 conrad
try 0 end -> ok
legal 0 draw 3
try 0 draw 5 -> KT-09
try 0 search 6 -> KT-09
try 0 draw 3 -> KB-61
try 0 draw 2 -> ok
poke step limit
poke hand 0 conrad falk goetz karl
try 0 bury karl 3 -> ok
expect stack 3 karl0
