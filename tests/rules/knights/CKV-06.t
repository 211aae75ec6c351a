# CKV-06  In the first two turns a seven is rolled again.
game knights 4 board=beginner,start=0,edition=en,easy-start=1
use LANDED
poke phase dice
poke turn 8

odds dice 3 4 0/1
odds dice 3 3 1/30
try chance dice 3 4 -> CKV-06
try chance dice 3 3 -> ok
expect phase main
