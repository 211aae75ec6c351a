# IB-06  Each terrain yields its resource.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
try 0 roll -> ok
try chance dice 5 6 -> ok
# Forest 11: Red and White; pasture 11: Blue.
expect hand 0 l
expect hand 1 w
expect hand 2 -
expect hand 3 l
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
try 0 roll -> ok
try chance dice 6 6 -> ok
# Fields 12: White alone.
expect hand 0 -
expect hand 3 g
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
try 0 roll -> ok
try chance dice 2 4 -> ok
# Hills 6: Red and White; fields 6: Orange.
expect hand 0 b
expect hand 2 g
expect hand 3 b
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
try 0 roll -> ok
try chance dice 4 4 -> ok
# Mountains 8: White; forest 8: Red and Blue.
expect hand 0 l
expect hand 1 l
expect hand 3 o
# The desert gives nothing when a settlement is founded beside it.
game base 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
try 0 settlement c0 -> ok
try 0 road e0 -> ok
try 1 settlement c53 -> ok
try 1 road e71 -> ok
try 1 settlement c18 -> ok
expect hand 1 bw
