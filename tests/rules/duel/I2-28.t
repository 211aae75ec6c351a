# I2-28  The robber goes to the desert, and nobody is robbed.
use FOUNDED
poke robber h8
poke settlements 1 c30 c41
poke roads 1 e45 e52
poke hand 1 3w
try 0 banish -> ok
expect robber h9
expect phase roll
expect hand 1 3w
actors 0
