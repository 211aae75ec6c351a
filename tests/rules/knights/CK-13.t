# CK-13  After the founding everybody has 3 points, 4 settlements and 3 cities left.
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
try 2 road e13 -> ok
try 1 city c25 -> ok
try 1 road e37 -> ok
try 0 city c30 -> ok
try 0 road e44 -> ok
points 0 3
points 1 3
points 2 3
json 0 "settlements_left":4,"cities_left":3
