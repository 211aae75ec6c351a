# IB-46  The mover takes one random card from one opponent at the new hex.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke phase robber
poke hand 0 -
poke hand 1 2b3g
poke hand 3 w
# h8 has Red and White: the only victim is White. h12 has Red and Blue.
try 0 robber h12 -> IB-46
try 0 robber h12 1 -> ok
actors chance
odds loot b 2/5
odds loot g 3/5
try chance loot w -> impossible
seen 0 chance loot g -> loot g
seen 1 chance loot g -> loot g
seen 2 chance loot g -> loot ?
seen spectator chance loot g -> loot ?
try chance loot g -> ok
expect hand 0 g
expect hand 1 2b2g
# With several candidates the mover chooses.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke phase robber
try 0 robber h13 -> IB-46
try 0 robber h13 1 -> ok
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke phase robber
try 0 robber h13 2 -> ok
try chance loot o -> ok
expect hand 2 2g
expect hand 0 2lgo
