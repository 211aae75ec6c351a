# D-47  No joker has to be used.
game dice 1 -
poke knights 0 1
poke used 0 -
poke boxes 0 1
poke turn 2
poke phase build
poke rolls 1
poke dice 2b2lwg
try 0 end -> ok
expect used 0 -
expect boxes 0 1 x
