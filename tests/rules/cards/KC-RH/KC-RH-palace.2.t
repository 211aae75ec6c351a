# KC-RH-palace.2  If his hand then exceeds the limit he puts any card under any stack in return.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=palace
poke hand 0 arsonist bishop otto
poke discard d0 scout
poke stack 3 abbey
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 choose 1 -> ok
try 0 take scout -> ok
actors 0
try 0 pass -> KB-64
try 0 bury otto 3 -> ok
try 1 gain g1 -> ok
expect hand 0 arsonist scout bishop
expect stack 3 abbey otto0
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke town 1 6:2
poke card 1 6a=palace
poke hand 1 arsonist bishop otto
poke discard d0 scout
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 gain g1 -> ok
try 1 choose 1 -> ok
try 1 take scout -> ok
actors 1
try 1 bury scout 6 -> ok
expect hand 1 arsonist bishop otto
