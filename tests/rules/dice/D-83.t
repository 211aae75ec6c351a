# D-83  The example of the book: 3, then 2, then 2 points.
game dice 1 -
try 0 roll -> ok
try chance dice blwg2o -> ok
try 0 stop -> ok
try 0 settlement -> ok
try 0 end -> ok
try 0 roll -> ok
try chance dice 2b2lgo -> ok
try 0 stop -> ok
try 0 road R0 -> ok
try 0 road R2 -> ok
try 0 end -> ok
try 0 roll -> ok
try chance dice blwgo$ -> ok
try 0 stop -> ok
try 0 road R3 -> ok
try 0 knight -> ok
try 0 end -> ok
expect boxes 0 3 2 2
points 0 7
