# EX-21  The robber on the forest 3 with two opponents: one card from one of them.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke phase robber
poke robber h4
poke settlements 1 c39 c24
poke hand 1 b
poke hand 3 w
try 0 robber h10 -> IB-46
try 0 robber h10 3 -> ok
try chance loot w -> ok
expect hand 0 2lwg
expect hand 1 b
expect phase main
try 0 robber h0 -> IB-49
try 0 end -> ok
try 1 roll -> ok
try chance dice 1 2 -> ok
# The mountains 3 still pay Blue; the forest 3 pays neither Blue nor White.
expect hand 1 bo
expect hand 3 -
