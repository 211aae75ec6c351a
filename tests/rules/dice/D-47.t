# D-47  No joker has to be used.
game dice 1 -
use SECOND-TURN
poke knights 0 1
poke used 0 -
poke boxes 0 1
poke dice 2b2lwg
try 0 end -> ok
expect used 0 -
expect boxes 0 1 x
