# KB-51  Action cards cost nothing and go to the discard pile after use.
game cards 2
poke begun 0
poke gate 1
poke hand 0 caravan garrison
try 0 play spy -> KB-51
try 0 play garrison -> KB-51
try 0 play caravan -> ok
expect aside caravan
try 0 pay f1 -> ok
try 0 pay f2 -> ok
try 0 gain h2 -> ok
expect not discard d0 caravan
try 0 gain h2 -> ok
expect discard d0 caravan
expect hand 0 garrison
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:3
try 0 play caravan -> KB-51
