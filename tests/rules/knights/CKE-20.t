# CKE-20  A chased robber steals commodities too.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke robber h4
poke knights 0 c23:1a
poke hand 1 m

try 0 chase c23 -> ok
try 0 robber h18 1 -> ok
odds loot m 1/1
try chance loot m -> ok
expect hand 0 m
