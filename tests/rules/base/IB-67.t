# IB-67  A settlement needs a free intersection that one's own road reaches.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke roads 0 e13 e41 e20
poke hand 0 2b2l2w2g
try 0 settlement c0 -> IB-67
try 0 settlement c24 -> IB-67
# A foreign road does not help: White's e25 reaches c22.
try 0 settlement c18 -> ok
poke active 1
poke hand 1 blwg
try 1 settlement c5 -> IB-67
