# KE-08  Start cards come from any of the six stacks, for the second player from another.
game cards 2 mode=extended,set=bh
poke begun 0
poke turn 0
poke step starthand
legal 0 search 6
try 0 search 7 -> KB-12
try 0 search 6 -> ok
try 0 take dogma -> ok
try 0 take eryn -> ok
try 0 take anton -> ok
expect hand 0 anton dogma eryn
legal 1 search 5
try 1 search 6 -> KB-12
try 1 search 5 -> ok
try 1 take winery -> ok
try 1 take sven -> ok
try 1 take flavo -> ok
expect hand 1 winery sven flavo
expect step begin
