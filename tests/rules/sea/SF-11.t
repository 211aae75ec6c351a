# SF-11  A closed line stays closed even if a foreign building stands within it.
game sea 3 start=0
use AFLOAT
poke settlements 0 c78 c79
poke settlements 1 c131 c97
poke ships 0 e116 e117 e130 e131
try 0 sail e130 e103 -> SF-11
try 0 sail e131 e103 -> SF-11
try 0 sail e116 e103 -> SF-10
legal 0 sail none
# With nothing of its own beyond, the ships at the foreign building are the end of the line.
poke settlements 0 c78 c95
poke ships 0 e116 e130
try 0 sail e130 e103 -> ok
