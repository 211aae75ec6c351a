# R-88  A victim is named exactly if an opponent has a building at the hex.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke phase robber
poke hand 1 -
poke hand 2 -
# Both have empty hands: one of them must be named all the same.
try 0 robber h13 -> IB-46
try 0 robber h7 1 -> IB-47
legal 0 robber some
try 0 robber h13 2 -> ok
expect phase main
