# I2-09  Each roll is dealt with before the next.
use FOUNDED
poke hand 0 -
poke hand 1 8w
# A seven first: discards, the robber, then the second roll.
try 0 roll -> ok
try chance dice 3 4 -> ok
expect phase discard
try 0 roll -> IB-44
try 1 discard 4w -> ok
try 0 roll -> IB-45
try 0 robber h15 1 -> ok
try chance loot w -> ok
expect phase roll
expect rolls 1
try 0 roll -> ok
try chance dice 5 6 -> ok
expect phase main
# The first roll pays before the second is thrown; a seven may come second.
use FOUNDED
try 0 roll -> ok
try chance dice 5 6 -> ok
expect hand 0 2l
try 0 roll -> ok
try chance dice 1 6 -> ok
expect phase robber
try 0 robber h0 -> ok
expect phase main
