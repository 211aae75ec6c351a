# SF-16  A moved ship goes where a new one could be built, as if it were not there itself.
game sea 3 start=0
use AFLOAT
poke ships 0 e103
try 0 sail e103 e104 -> SF-16
try 0 sail e103 e103 -> SF-16
try 0 sail e103 e126 -> SF-02
try 0 sail e103 e131 -> SF-16
try 0 sail e103 e116 -> ok
# Not onto a road.
game sea 3 start=0
use AFLOAT
poke roads 0 e116 e127
poke ships 0 e103
try 0 sail e103 e116 -> SF-03
