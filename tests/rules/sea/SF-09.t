# SF-09  The frame is sea like any other, and a coast where the map ends has sea there.
game sea 3 start=0
use AFLOAT
poke settlements 0 c78 c14
poke hand 0 9l9w
try 0 ship e13 -> ok
# Along the upper edge of the map.
try 0 ship e1 -> ok
try 0 ship e0 -> ok
# Land at the edge of a map: no hex lies beyond e0 and e1.
game sea 3 start=0,board=h5.f6.p8.g9/m10.m11.d.h4.p3@@r8
poke settlements 0 c0
poke phase main
poke flags rolled
poke hand 0 9l9w
try 0 ship e0 -> ok
try 0 ship e1 -> ok
