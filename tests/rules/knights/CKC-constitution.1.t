# CKC-constitution.1  One point, open at once.
game knights 4 board=beginner,start=0,edition=en
poke phase event
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
poke dice 1 1
poke levels 1 0 0 1
poke deck politics constitution bishop bishop deserter deserter diplomat diplomat intrigue intrigue saboteur saboteur spy spy spy warlord warlord wedding wedding

try chance event politics -> ok
expect constitution 1
points 1 4
