# D-02  Nothing on one sheet touches another; there is no trade.
game dice 2 start=0
poke phase build
poke rolls 3
poke dice 2b2lgo
try 0 road R0 -> ok
try 0 road R1 -> ok
try 0 end -> ok
expect roads 0 R0 R1
expect roads 1 -
try 1 roll -> ok
try chance dice 2b2lgo -> ok
try 1 stop -> ok
try 1 road R1 -> D-30
try 1 road R0 -> ok
expect roads 0 R0 R1
expect roads 1 R0
try 1 bank 2b>l -> syntax
