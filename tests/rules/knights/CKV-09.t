# CKV-09  Nobody can hold Alchemist in these turns.
game knights 4 board=beginner,start=0,edition=en,easy-start=1
use LANDED
poke phase roll
poke turn 8

legal 0 alchemist none
forbidden 0 alchemist -> CK-117
