# R-80  Stealing is not optional when an opponent has a building at the hex.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke phase robber
try 0 robber h12 -> IB-46
try 0 robber h12 1 -> ok
actors chance
