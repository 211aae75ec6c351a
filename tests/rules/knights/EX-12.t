# EX-12  Politics 5 takes the metropolis from politics 4 for good.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 5m
poke levels 0 0 0 4
poke levels 1 0 0 4
poke hand 1 5m
poke metropolis politics c25

try 0 improve politics c30 -> ok
try 0 end -> ok
poke phase main
try 1 improve politics c25 -> CK-62
try 1 improve politics -> ok
expect metropolis politics c30
