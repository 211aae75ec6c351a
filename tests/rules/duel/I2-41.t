# I2-41  Trading and building begin after both rolls.
use FOUNDED
poke rolls 1
poke number 5
poke dice 2 3
poke hand 0 5b5l5w5g5o
poke hand 1 3w
poke dev 0 k
poke knights 0 1
try 0 road e26 -> I2-41
try 0 city c17 -> I2-41
try 0 settlement c16 -> I2-41
try 0 buy -> I2-41
try 0 bank 4b>o -> I2-41
try 0 offer 1 b>w -> I2-41
forbidden 0 road -> I2-41
# A knight, a token action and giving up a knight are possible.
try 0 redeem -> ok
try 0 force -> ok
try chance take w -> ok
try chance take w -> ok
try 0 give 2b -> ok
try 0 knight -> ok
try 0 robber h0 -> ok
try 0 roll -> ok
try chance dice 1 1 -> ok
try 0 road e26 -> ok
# Before the first roll it is the base game's rule.
use FOUNDED
try 0 road e26 -> IB-29
