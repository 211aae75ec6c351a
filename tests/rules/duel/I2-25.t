# I2-25  Forced trade: draw two cards at random, give any two back.
use FOUNDED
poke hand 0 bl
poke hand 1 2wg
try 0 give bl -> I2-25
try 0 force -> ok
actors chance
try 0 roll -> I2-25
odds take w 2/3
odds take g 1/3
try chance take o -> I2-25
seen spectator chance take w -> take ?
seen 0 chance take w -> take w
seen 1 chance take w -> take w
try chance take w -> ok
odds take w 1/2
try chance take g -> ok
expect step give
actors 0
expect hand 0 blwg
expect hand 1 w
try 0 roll -> I2-25
try 1 give w -> IB-27
try 0 give b -> I2-25
try 0 give 3b -> I2-25
try 0 give 2o -> I2-25
legal 0 give 6
seen spectator 0 give bg -> give ?2
seen 1 0 give bg -> give bg
try 0 give bg -> ok
expect hand 0 lw
expect hand 1 bwg
expect phase roll
# The drawn cards may be given back; a pair, too.
use FOUNDED
poke hand 0 o
poke hand 1 3w
try 0 force -> ok
try chance take w -> ok
try chance take w -> ok
legal 0 give 2
try 0 give 2w -> ok
expect hand 0 o
expect hand 1 3w
