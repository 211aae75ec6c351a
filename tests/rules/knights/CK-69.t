# CK-69  Levels 4 and 5 need a city without metropolis, or the track's own.
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
poke hand 0 5p4c
poke levels 0 4 3 0
poke metropolis science c30

try 0 improve trade -> CK-69
try 0 improve science -> ok
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17 c30
poke cities 0 -
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
poke hand 0 4p
poke levels 0 3 0 0
poke levels 1 4 0 0
poke metropolis science c25

try 0 improve science -> CK-59
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
poke hand 0 4p
poke levels 0 3 4 0
poke levels 1 4 0 0
poke metropolis science c25
poke metropolis trade c30

try 0 improve science -> CK-69
forbidden 0 improve -> CK-69
