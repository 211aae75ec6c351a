# SF-02  A ship stands on a path with sea on at least one side.
game sea 3 start=0
use AFLOAT
poke hand 0 9l9w
# Land on both sides; then coast, then open sea.
try 0 ship e126 -> SF-02
try 0 ship e142 -> SF-02
try 0 ship e116 -> ok
try 0 ship e103 -> ok
# A road needs land beside it.
game sea 3 start=0
use AFLOAT
poke hand 0 9b9l
try 0 road e103 -> IB-10
try 0 road e116 -> ok
