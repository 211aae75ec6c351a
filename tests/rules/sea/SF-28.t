# SF-28  Road Building: two roads, two ships, or one of each, directly after each other.
game sea 3 start=0
use AFLOAT
poke dev 0 r
try 0 roadbuilding -> ok
try 0 ship e103 -> ok
try 0 end -> IB-81
try 0 sail e103 e116 -> IB-81
try 0 ship e104 -> ok
expect phase main
expect ships 0 e103 e104
game sea 3 start=0
use AFLOAT
poke dev 0 r
try 0 roadbuilding -> ok
try 0 road e102 -> ok
try 0 ship e103 -> ok
expect phase main
game sea 3 start=0
use AFLOAT
poke dev 0 r
try 0 roadbuilding -> ok
try 0 ship e103 -> ok
try 0 road e102 -> ok
expect phase main
# Ships alone are enough to play the card, and one of them may be the last.
game sea 3 start=0
use AFLOAT
poke dev 0 r
poke roads 0 e77 e78 e90 e99 e100 e101 e102 e114 e115 e125 e126 e127 e128 e142 e143
poke longest 0
try 0 roadbuilding -> ok
try 0 road e141 -> IB-02
try 0 ship e103 -> ok
try 0 done -> ok
# Free ships are new as well.
game sea 3 start=0
use AFLOAT
poke dev 0 r
try 0 roadbuilding -> ok
try 0 ship e103 -> ok
try 0 ship e116 -> ok
try 0 sail e103 e102 -> SF-15
