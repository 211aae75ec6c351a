# IB-69  A sixth settlement needs one of the five to become a city first.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke settlements 0 c8 c28 c0 c2 c47
poke roads 0 e13 e41 e20
poke hand 0 blw3g3o
try 0 settlement c18 -> IB-69
forbidden 0 settlement -> IB-69
try 0 city c47 -> ok
try 0 settlement c18 -> ok
expect settlements 0 c0 c2 c8 c18 c28
