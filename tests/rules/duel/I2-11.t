# I2-11  Between the rolls a knight or a token action may move the robber.
use FOUNDED
poke rolls 1
poke number 5
poke dice 2 3
poke dev 0 k
try 0 knight -> ok
try 0 robber h0 -> ok
expect robber h0
expect phase roll
try 0 roll -> ok
try chance dice 1 1 -> ok
expect phase main
use FOUNDED
poke rolls 1
poke number 5
poke dice 2 3
poke robber h8
try 0 banish -> ok
expect robber h9
expect phase roll
try 0 roll -> ok
# The lifted robber lets the second roll pay there.
try chance dice 5 6 -> ok
expect hand 0 2l
