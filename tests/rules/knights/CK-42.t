# CK-42  Before the first landing a seven moves no robber.
game knights 4 board=beginner,start=0,edition=en
use FOUNDED
poke phase event
poke dice 3 4
poke hand 1 8b

try chance event ship -> ok
try 1 discard 4b -> ok
expect phase main
expect robber h5
try 0 robber h0 -> IB-49
