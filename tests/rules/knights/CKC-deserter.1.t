# CKC-deserter.1  An opponent with a knight removes one of own choice.
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
poke progress 0 deserter
poke knights 1 c31:2a c45:1

try 0 deserter 2 -> CKC-deserter.1
try 0 deserter 0 -> CKC-deserter.1
try 0 deserter 1 -> ok
actors 1
try 1 desert c25 -> CKC-deserter.1
legal 1 desert 2
try 1 desert c31 -> ok
expect knights 1 c45:1
