# CK-11  The founding city brings one resource for each land hex, nothing doubled.
game knights 3 board=beginner,start=0,edition=en
try chance shuffle science 1 -> ok
try chance shuffle trade 2 -> ok
try chance shuffle politics 3 -> ok
try 0 settlement c17 -> ok
try 0 road e26 -> ok
try 1 settlement c41 -> ok
try 1 road e59 -> ok
try 2 settlement c44 -> ok
try 2 road e63 -> ok

try 2 city c8 -> ok
expect hand 2 b2o
try 2 road e13 -> ok
try 1 city c25 -> ok
expect hand 1 lwg
