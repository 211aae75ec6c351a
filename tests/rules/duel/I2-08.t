# I2-08  A second roll with the sum of the first is repeated until it differs.
use FOUNDED
try 0 roll -> ok
try chance dice 2 3 -> ok
expect number 5
try 0 roll -> ok
odds dice 2 3 1/36
try chance dice 2 3 -> ok
actors chance
try chance dice 1 4 -> ok
actors chance
expect rolls 1
try chance dice 3 3 -> ok
actors 0
expect phase main
expect rolls 2
