# IB-85  Thefts take resource cards only.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke phase robber
poke hand 1 -
poke dev 1 3kv
try 0 robber h12 1 -> ok
expect phase main
expect dev 1 3kv
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke phase robber
poke hand 1 b
poke dev 1 3kv
try 0 robber h12 1 -> ok
odds loot b 1/1
try chance loot b -> ok
expect dev 1 3kv
