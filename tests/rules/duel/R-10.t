# R-10  The sums of two rolls are compared, not the dice.
use FOUNDED
try 0 roll -> ok
try chance dice 1 4 -> ok
try 0 roll -> ok
try chance dice 2 3 -> ok
actors chance
try chance dice 4 1 -> ok
actors chance
try chance dice 4 2 -> ok
expect phase main
