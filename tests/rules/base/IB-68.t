# IB-68  No settlement or city may stand on a neighbouring intersection.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke roads 0 e13 e41 e20 e14 e50
poke hand 0 3b3l3w3g
# c13 is beside Red's own c8, c9 beside Orange's c14, c39 is taken, c34 beside it and c28.
try 0 settlement c13 -> IB-68
try 0 settlement c9 -> IB-68
try 0 settlement c39 -> IB-68
try 0 settlement c34 -> IB-68
# A city keeps its distance as well.
poke settlements 2 c40
poke cities 2 c14
try 0 settlement c9 -> IB-68
try 0 settlement c18 -> ok
