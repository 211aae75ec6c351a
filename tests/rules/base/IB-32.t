# IB-32  A new harbour is usable next turn with separate phases, at once with combined ones.
game base 4 board=beginner,start=0
use ROLLED
use EMPTY-HANDS
poke roads 0 e13 e40 e41 e49
poke hand 0 3blwgo
# c38 is at the brick harbour: 2:1.
try 0 settlement c38 -> ok
try 0 bank 2b>o -> IB-30
try 0 end -> ok
poke active 0
poke phase main
poke flags rolled
poke dice 1 2
try 0 bank 2b>o -> ok
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke roads 0 e13 e40 e41 e49
poke hand 0 3blwgo
try 0 bank 2b>o -> IB-55
try 0 settlement c38 -> ok
try 0 bank 2b>o -> ok
