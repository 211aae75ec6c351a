# I2-33  Largest Army then goes to whoever has more, at least three.
use FOUNDED
poke knights 0 4
poke knights 1 4
poke army 0
try 0 redeem -> ok
expect army 1
points 0 2
points 1 4
# After a tie it waits for the next difference: by a knight played.
use FOUNDED
poke knights 0 4
poke knights 1 3
poke army 0
poke dev 0 k
try 0 redeem -> ok
expect army -
try 0 knight -> ok
expect army 0
# Or by another knight given up.
use FOUNDED
poke knights 0 3
poke knights 1 3
try 0 redeem -> ok
expect army 1
points 1 4
# Two against one is nobody's.
use FOUNDED
poke knights 0 2
poke knights 1 2
try 0 redeem -> ok
expect army -
# The holder keeps it when the other gives one up.
use FOUNDED
poke knights 0 3
poke knights 1 3
poke army 1
try 0 redeem -> ok
expect army 1
