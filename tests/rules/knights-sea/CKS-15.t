# CKS-15  In round 2 of the founding a city gets a road or, on the coast, a ship.
use FOUNDING
try 2 settlement c113 -> CK-10
try 2 city c113 -> ok
try 2 ship e151 -> ok
expect cities 2 c113
try 1 city c107 -> ok
try 1 ship e158 -> ok
try 0 city c95 -> ok
try 0 ship e127 -> SF-02
try 0 road e127 -> ok
