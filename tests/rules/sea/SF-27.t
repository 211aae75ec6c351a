# SF-27  The second founded settlement takes one resource of choice for each gold hex beside it.
game sea 3 start=0,board=h5.$6.p8.g9.f3/m10.m11.$4.d.h4.p3/f5.g6.h8.p9.m10.g11.p2@@r9
try 0 settlement c16 -> ok
try 0 road e25 -> ok
try 1 settlement c40 -> ok
try 1 road e61 -> ok
try 2 settlement c37 -> ok
try 2 road e58 -> ok
try 2 settlement c18 -> ok
try 2 road e29 -> ok
expect phase settle
actors 1
# h1 and h8 are gold: two cards of choice, and the others as ever.
try 1 settlement c22 -> ok
expect hand 1 o
expect gold 1 2
actors 1
try 1 road e35 -> SF-27
try 1 gold b -> SF-24
try 1 gold bo -> ok
expect hand 1 b2o
try 1 road e35 -> ok
actors 0
