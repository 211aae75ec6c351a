# KC-BASE-black-knight.4  Church and Castle of the Order protect from him not; Walther is immune.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke town 1 6:2
poke hand 0 black-knight
poke card 1 6a=church
poke card 1 6b=otto
poke card 1 6c=order-castle
try 0 play black-knight -> ok
try 1 pass -> ok
try chance attack 4 -> ok
expect hand 1 otto!
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 black-knight
poke card 1 6a=conrad
poke card 1 7a=walther-singer
try 0 play black-knight -> ok
try 1 pass -> ok
try chance attack 1 -> ok
expect hand 1 conrad!
expect cards 1 7a=walther-singer
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 black-knight
poke card 0 6a=walther-singer
poke card 1 6a=conrad
try 0 play black-knight -> ok
try 1 pass -> ok
try chance attack 6 -> ok
expect step main
expect cards 0 6a=walther-singer
expect cards 1 6a=conrad
