# I2-23  Neutral players hold no cards, are not robbed, have no turn and do not win.
use MIDGAME
poke phase roll
poke phase robber
try 0 robber h1 2 -> IB-47
try 0 robber h1 -> ok
expect phase main
poke hand 0 b
try 0 offer 2 b>w -> IB-50
try 0 offer 23 b>w -> IB-50
try 0 end -> ok
actors 1
try 1 roll -> ok
try chance dice 1 1 -> ok
try 1 roll -> ok
try chance dice 1 2 -> ok
try 1 end -> ok
actors 0
# Five settlements and Longest Road are seven points, and more cannot be.
poke neutralsettlements 2 c0 c2 c13 c15 c48
poke neutralroads 2 e14 e20 e27 e35 e43
poke longest 2
winners -
points 0 2
