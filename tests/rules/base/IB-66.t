# IB-66  A settlement costs brick, lumber, wool and grain and is one point.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke roads 0 e13 e41 e20
poke hand 0 blw
try 0 settlement c18 -> IB-66
poke hand 0 blg
try 0 settlement c18 -> IB-66
poke hand 0 bwg
try 0 settlement c18 -> IB-66
poke hand 0 lwg
try 0 settlement c18 -> IB-66
points 0 2
poke hand 0 blwgo
try 0 settlement c18 -> ok
expect hand 0 o
points 0 3
