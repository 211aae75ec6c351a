# SF-07  A founded settlement on the coast may get a ship instead of its road.
game sea 3 start=0
try 0 settlement c78 -> ok
legal 0 ship 3
legal 0 road 2
try 0 ship e131 -> SF-07
try 0 ship e103 -> ok
expect ships 0 e103
# Inland there is no place for a ship.
try 1 settlement c95 -> ok
legal 1 ship none
try 1 ship e127 -> SF-02
try 1 road e127 -> ok
try 2 settlement c113 -> ok
try 2 ship e151 -> ok
# The second round as well.
try 2 settlement c66 -> ok
try 2 ship e97 -> ok
actors 1
