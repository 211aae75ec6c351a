# CK-11  The founding city brings one resource for each land hex, nothing doubled.
use FOUNDING

try 2 city c8 -> ok
expect hand 2 b2o
try 2 road e13 -> ok
try 1 city c25 -> ok
expect hand 1 lwg
