# IB-74  At most one knight or progress card a turn.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 kim
try 0 invention bo -> ok
try 0 monopoly w -> IB-74
try 0 knight -> IB-74
game base 4 board=beginner,start=0,phases=combined
poke dev 0 krm
try 0 knight -> ok
try 0 robber h0 -> ok
try 0 monopoly w -> IB-74
try 0 roll -> ok
try chance dice 1 2 -> ok
try 0 roadbuilding -> IB-74
try 0 end -> ok
# In the next turn it is possible again.
poke active 0
try 0 monopoly w -> ok
