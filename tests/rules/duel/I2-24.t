# I2-24  One token action in one's own turn, at any time of it.
use FOUNDED
poke robber h0
poke hand 1 2w
try 1 banish -> I2-24
try 1 force -> I2-24
forbidden 1 force -> I2-24
try 0 banish -> ok
expect used 1
try 0 banish -> I2-24
try 0 force -> I2-24
try 0 roll -> ok
try chance dice 1 1 -> ok
try 0 force -> I2-24
try 0 roll -> ok
try chance dice 1 2 -> ok
try 0 force -> I2-24
try 0 end -> ok
# The other one's turn has its own action, here after both rolls.
poke hand 0 2b
try 1 roll -> ok
try chance dice 1 1 -> ok
try 1 roll -> ok
try chance dice 1 2 -> ok
try 1 force -> ok
try chance take b -> ok
try chance take b -> ok
try 1 give 2b -> ok
expect phase main
try 1 force -> I2-24
# Not in the middle of something else.
use MIDGAME
poke phase roll
poke phase robber
poke robber h0
try 0 banish -> I2-24
try 0 force -> I2-24
