# I2-27  No forced trade with an empty hand, or without two cards to give back.
use FOUNDED
poke hand 0 3b
poke hand 1 -
try 0 force -> I2-27
forbidden 0 force -> I2-27
legal 0 force none
poke hand 0 -
poke hand 1 o
try 0 force -> I2-27
poke hand 1 2o
try 0 force -> ok
try chance take o -> ok
try chance take o -> ok
try 0 give 2o -> ok
