# R-49  Victory point cards of neither player count for the price.
use FOUNDED
poke robber h0
poke dev 1 3v
poke settlements 0 c17
poke cities 0 c28
# 3 points against 2 that are seen: ahead.
try 0 banish -> ok
expect tokens 0 2
