# CK-96  The start place of the attacker counts as free.
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e43 e44
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41 e42
poke knights 0 c35:2a
poke knights 3 c29:1

try 0 move c35 c29 -> ok
legal 3 retreat 1
game knights 4 board=beginner,start=0
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e44 e50 e51 e56 e57
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c48
poke cities 2 c8
poke roads 2 e13 e68
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41 e42 e43
poke knights 0 c35:2a
poke knights 3 c34:1

try 0 move c35 c34 -> ok
try 3 retreat c35 -> ok
expect knights 3 c35:1
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e44 e50 e51 e56 e57
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c48
poke cities 2 c8
poke roads 2 e13 e68
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41 e42 e43
poke knights 0 c35:2a
poke knights 3 c34:1

try 0 move c35 c34 -> ok
try 3 retreat c35 -> ok
expect knights 3 c35:1
