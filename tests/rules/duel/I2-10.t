# I2-10  A repeated roll has no effect.
use FOUNDED
try 0 roll -> ok
try chance dice 5 6 -> ok
expect hand 0 2l
expect hand 1 w
try 0 roll -> ok
try chance dice 6 5 -> ok
expect hand 0 2l
expect hand 1 w
expect dice 6 5
try chance dice 1 1 -> ok
expect hand 0 2l
# Neither has a second seven.
use FOUNDED
poke hand 1 7w
try 0 roll -> ok
try chance dice 3 4 -> ok
expect phase robber
try 0 robber h0 -> ok
poke hand 1 8w
try 0 roll -> ok
try chance dice 1 6 -> ok
actors chance
expect robber h0
try chance dice 1 1 -> ok
expect phase main
expect hand 1 8w
