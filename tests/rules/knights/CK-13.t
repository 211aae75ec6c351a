# CK-13  After the founding everybody has 3 points, 4 settlements and 3 cities left.
use FOUNDING

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
