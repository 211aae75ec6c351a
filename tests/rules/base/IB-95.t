# IB-95  Largest Army: the first with three face-up knights, then whoever has more.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke knights 0 1
poke dev 0 2k
try 0 knight -> ok
expect army -
try 0 robber h0 -> ok
try 0 end -> ok
poke active 0
try 0 knight -> ok
expect army 0
points 0 4
try 0 robber h1 -> ok
# As many as the holder is not enough, more is.
poke knights 1 2
poke dev 1 2k
poke active 1
poke flags -
poke dice -
poke phase roll
try 1 knight -> ok
expect army 0
try 1 robber h0 0 -> ok
try chance loot l -> ok
poke flags -
try 1 knight -> ok
expect army 1
points 0 2
points 1 4
