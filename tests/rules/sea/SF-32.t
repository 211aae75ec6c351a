# SF-32  New Shores: both founded settlements stand on the main island.
game sea 3 start=0
try 0 settlement c79 -> SF-32
try 0 settlement c14 -> SF-32
try 0 settlement c78 -> ok
try 0 ship e103 -> ok
try 1 settlement c95 -> ok
try 1 road e127 -> ok
try 2 settlement c113 -> ok
try 2 road e152 -> ok
try 2 settlement c126 -> SF-32
try 2 settlement c66 -> ok
