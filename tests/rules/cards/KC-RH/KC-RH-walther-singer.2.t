# KC-RH-walther-singer.2  He is immune to the Black Knight.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 black-knight
poke card 1 6a=walther-singer
try 0 play black-knight -> KB-54
poke card 1 6c=conrad
poke card 1 7a=otto
try 0 play black-knight -> ok
try 1 pass -> ok
try chance attack 2 -> ok
legal 0 hit 2
try 0 hit @6a -> KC-BASE-black-knight.4
try 0 hit @7a -> ok
expect cards 1 6a=walther-singer 6c=conrad
