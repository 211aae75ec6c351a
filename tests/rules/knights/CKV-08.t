# CKV-08  Normal rules after 2 turns of each player.
game knights 4 board=beginner,start=0,edition=en,easy-start=1
use LANDED
poke phase dice

odds dice 3 4 1/36
try chance dice 3 4 -> ok
expect phase event
game knights 3 board=beginner,start=0,edition=en,easy-start=1
poke phase dice
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
poke turn 7

odds dice 3 4 1/36
