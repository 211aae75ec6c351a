# IB-43  Seven cards or fewer lose nothing; development cards are not counted.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
poke hand 0 7b
poke hand 1 8g
poke hand 2 7w
poke dev 2 3kv
try 0 roll -> ok
try chance dice 3 4 -> ok
actors 1
try 0 discard b -> IB-43
try 2 discard w -> IB-43
try 1 discard 4g -> ok
actors 0
expect phase robber
