# KT-10  A card that a Spy took is the thief's: played, it goes to his discard pile.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke hand 0 spy
poke hand 1 caravan
try 0 play spy -> ok
try 0 take caravan -> ok
try 0 play caravan -> ok
try 0 pay f1 -> ok
try 0 pay f2 -> ok
try 0 gain h1 -> ok
try 0 gain h1 -> ok
expect discard d0 caravan spy
json spectator {"id":"d1","owner":1,"ban":null,"cards":[]
