# I2-32  Giving up a knight may lose Largest Army.
use FOUNDED
poke knights 0 3
poke army 0
points 0 4
try 0 redeem -> ok
expect army -
points 0 2
# As many as the other is too few, also more than three.
use FOUNDED
poke knights 0 5
poke knights 1 4
poke army 0
try 0 redeem -> ok
expect army -
# One more than the other and three at least is enough.
use FOUNDED
poke knights 0 5
poke knights 1 3
poke army 0
try 0 redeem -> ok
expect army 0
points 0 4
use FOUNDED
poke knights 0 4
poke knights 1 2
poke army 0
try 0 redeem -> ok
expect army 0
