# I2-26  Forced trade with one card: it is drawn, and two are given back.
use FOUNDED
poke hand 0 b
poke hand 1 o
try 0 force -> ok
odds take o 1/1
try chance take o -> ok
expect step give
expect hand 1 -
try 0 give bo -> ok
expect hand 0 -
expect hand 1 bo
