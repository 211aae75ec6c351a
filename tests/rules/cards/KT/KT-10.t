# KT-10  A card that a Spy took is the thief's: played, it goes to his discard pile.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 1
poke gate 1
poke hand 1 spy
poke hand 0 caravan
try 1 play spy -> ok
try 1 take caravan -> ok
try 1 play caravan -> ok
try 1 pay f1 -> ok
try 1 pay f2 -> ok
try 1 gain h1 -> ok
try 1 gain h1 -> ok
expect discard d1 caravan spy
json spectator {"id":"d0","owner":0,"bans":[],"cards":[]
