# R-80  Stealing is not optional when an opponent has a building at the hex.
game base 4 board=beginner,start=0,phases=combined
poke phase main
poke flags rolled
poke dice 1 2
poke phase robber
try 0 robber h12 -> IB-46
try 0 robber h12 1 -> ok
actors chance
