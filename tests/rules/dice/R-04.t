# R-04  Nobody must build or use a joker to avoid a cross.
game dice 1 -
poke knights 0 1
poke used 0 -
poke boxes 0 1
poke turn 2
poke phase build
poke rolls 1
poke dice 2b2lwg
try 0 end -> ok
expect boxes 0 1 x
game dice 1 -
poke phase build
poke rolls 1
poke dice 6$
try 0 end -> ok
expect boxes 0 x
