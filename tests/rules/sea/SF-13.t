# SF-13  A loop from an own building back to it: one of the two ships at the building may be moved.
game sea 3 start=0
use AFLOAT
poke ships 0 e103 e104 e116 e117 e130 e131
poke longest 0
try 0 sail e117 e102 -> SF-13
try 0 sail e104 e102 -> SF-13
legal 0 sail some
try 0 sail e103 e89 -> ok
# The other one of the two.
game sea 3 start=0
use AFLOAT
poke ships 0 e103 e104 e116 e117 e130 e131
poke longest 0
try 0 sail e116 e102 -> ok
