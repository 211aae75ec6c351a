# IB-72  Pieces are never moved or taken back.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 9b9l
try 0 road e40 -> ok
expect roads 0 e13 e40 e41
try 0 remove e40 -> syntax
try 0 move e40 e39 -> syntax
try 0 road e40 -> IB-10
poke hand 0 blwg
try 0 settlement c8 -> IB-68
try 0 end -> ok
expect roads 0 e13 e40 e41
expect settlements 0 c8 c28
