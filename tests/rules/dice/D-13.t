# D-13  The player may stop after the first or second roll; building begins only then.
game dice 1 -
try 0 roll -> ok
try chance dice 2b2lgo -> ok
try 0 road R0 -> D-13
try 0 end -> D-13
forbidden 0 knight -> D-13
try 0 reroll - -> D-13
try 0 stop -> ok
expect phase build
try 0 road R0 -> ok
game dice 1 -
poke phase choose
poke rolls 2
poke dice 2b2lgo
try 0 stop -> ok
expect rolls 2
try 0 road R0 -> ok
