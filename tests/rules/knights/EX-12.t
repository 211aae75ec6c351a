# EX-12  Politics 5 takes the metropolis from politics 4 for good.
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e44
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41
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
