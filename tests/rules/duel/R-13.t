# R-13  A forced trade needs a card there, and two to give back.
use FOUNDED
poke hand 0 9b
try 0 force -> I2-27
poke hand 0 -
poke hand 1 w
try 0 force -> I2-27
poke hand 0 b
try 0 force -> ok
