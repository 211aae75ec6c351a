# IB-42  On a seven whoever has more than 7 cards returns half, rounded down, of own choice.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
poke hand 0 8b
poke hand 1 3b6g
poke hand 2 11w
poke hand 3 7o
try 0 roll -> ok
try chance dice 3 4 -> ok
actors 012
expect dues 0 4
expect dues 1 4
expect dues 2 5
try 0 discard 5b -> IB-42
try 0 discard 4w -> IB-42
try 0 discard 4b -> ok
actors 12
# All at once or bit by bit, but never more than owed.
try 1 discard 2bg -> ok
try 1 discard 2g -> IB-42
try 1 discard g -> ok
try 2 discard 5w -> ok
expect hand 0 4b
expect hand 1 b4g
expect hand 2 6w
expect hand 3 7o
