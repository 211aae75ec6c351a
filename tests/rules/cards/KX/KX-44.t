# KX-44  A failed attack on nobody vulnerable does nothing; Walther the Singer is never hit.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke cards 0 6a=walther-singer
poke cards 1 6a=conrad
poke hand 0 black-knight black-knight
try 0 play black-knight -> ok
try 1 pass -> ok
try chance attack 6 -> ok
legal 0 end 1
expect cards 0 6a=walther-singer
expect cards 1 6a=conrad
poke cards 0 -
poke cards 1 6a=walther-singer
try 0 play black-knight -> KB-54
poke cards 1 6a=walther-singer 6c=conrad
try 0 play black-knight -> ok
try 1 pass -> ok
try chance attack 1 -> ok
expect cards 1 6a=walther-singer
game cards 2
poke begun 0
poke gate 1
poke cards 1 6a=garrison
poke hand 0 arsonist
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 6 -> ok
legal 0 end 1
expect cards 1 6a=garrison
