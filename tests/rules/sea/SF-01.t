# SF-01  Fifteen ships for each player; a ship costs one lumber and one wool.
game sea 3 start=0
use AFLOAT
poke hand 0 lw
try 0 ship e103 -> ok
expect hand 0 -
expect ships 0 e103
try 0 ship e104 -> SF-01
poke hand 0 5b5l5g5o
try 0 ship e104 -> SF-01
poke hand 0 5b5w5g5o
try 0 ship e104 -> SF-01
forbidden 0 ship -> SF-01
# The fifteenth is the last.
game sea 3 start=0
use AFLOAT
poke ships 0 e74 e75 e88 e89 e103 e104 e116 e117 e130 e131 e132 e144 e145 e159
poke longest 0
poke hand 0 2l2w
try 0 ship e160 -> ok
try 0 ship e172 -> SF-01
