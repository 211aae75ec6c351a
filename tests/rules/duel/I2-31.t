# I2-31  A face-up knight may be given up for two tokens, once a turn.
use FOUNDED
try 0 redeem -> I2-31
poke knights 0 2
poke knights 1 2
try 1 redeem -> I2-31
try 0 redeem -> ok
expect tokens 0 6
expect knights 0 1
expect given 1
expect used 2
try 0 redeem -> I2-31
# A token action is still free, and the knight does not come back.
poke robber h0
try 0 banish -> ok
use MIDGAME
poke phase roll
poke phase main
poke knights 0 1
poke hand 0 wgo
try 0 redeem -> ok
try 0 buy -> ok
odds card k 13/24
odds card v 5/24
try chance card k -> ok
# Not one in the hand.
use FOUNDED
poke dev 0 k
try 0 redeem -> I2-31
# Nor in the middle of something else.
use MIDGAME
poke phase roll
poke knights 0 1
poke phase robber
try 0 redeem -> I2-31
