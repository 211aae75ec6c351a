# SF-12  Only a ship at the free end of an open line may be moved.
game sea 3 start=0
use AFLOAT
poke ships 0 e89 e103 e116
try 0 sail e103 e104 -> SF-12
try 0 sail e89 e104 -> ok
expect ships 0 e103 e104 e116
# A single ship at a building has a free end.
game sea 3 start=0
use AFLOAT
poke ships 0 e103
try 0 sail e103 e102 -> ok
# Foreign ships and paths without a ship are not moved.
game sea 3 start=0
use AFLOAT
poke ships 1 e183
poke ships 0 e103
try 0 sail e183 e116 -> SF-12
try 0 sail e116 e102 -> SF-12
