# R-35  Gold at a founding place: the second settlement is paid a card of choice, the first is not.
game sea 3 start=0,board=$6.h5.p8.g9.f3/m10.m11.f4.d.h4.p3/f5.g6.h8.p9.m10.g11.p2@@r9
try 0 settlement c0 -> ok
expect phase pave
try 0 road e1 -> ok
try 1 settlement c40 -> ok
try 1 road e61 -> ok
try 2 settlement c37 -> ok
try 2 road e58 -> ok
try 2 settlement c14 -> ok
expect phase gold
expect gold 2 1
try 2 road e22 -> SF-27
try 2 gold w -> ok
try 2 road e22 -> ok
actors 1
