# D-10  A turn begins with a roll of all six dice; three rolls at most.
game dice 1 -
legal 0 roll 1
legal 0 reroll none
try 0 reroll b -> D-10
try 0 stop -> D-10
try 0 road R0 -> D-10
try 0 end -> D-10
try 0 roll -> ok
try 0 roll -> D-10
try chance dice blwgo$ -> ok
expect rolls 1
try 0 roll -> D-10
try 0 reroll b -> ok
try chance dice b -> ok
expect rolls 2
try 0 reroll blwgo$ -> ok
try chance dice 6$ -> ok
expect rolls 3
expect phase build
try 0 reroll $ -> D-10
try 0 stop -> D-10
forbidden 0 reroll -> D-10
