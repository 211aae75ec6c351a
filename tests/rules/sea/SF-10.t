# SF-10  A line of ships that joins two own buildings is closed: none of its ships may be moved.
game sea 3 start=0
use AFLOAT
poke settlements 0 c78 c79
poke ships 0 e103 e104
try 0 sail e103 e116 -> SF-10
try 0 sail e104 e116 -> SF-10
legal 0 sail none
# Without the second building it is open.
poke settlements 0 c78 c95
try 0 sail e104 e116 -> ok
expect ships 0 e103 e116
# A branch of a closed line is open at its end.
game sea 3 start=0
use AFLOAT
poke settlements 0 c78 c79
poke ships 0 e89 e103 e104
try 0 sail e103 e116 -> SF-10
try 0 sail e89 e116 -> ok
