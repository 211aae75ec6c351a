# EX-10  Two walls: 11 are safe, 12 lose 6.
game knights 4 board=beginner,start=0,edition=en
poke phase event
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30 c32
poke roads 0 e26 e44
poke settlements 1 c41
poke cities 1 c25 c42
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41
poke dice 3 4
poke walls c30 c32
poke hand 0 6b6p
poke hand 1 5b6c
poke walls c25 c30 c32 c42

try chance event ship -> ok
actors 0
expect dues 0 6
