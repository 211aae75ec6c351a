# IB-50  Only the active player trades, with one other player.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 2l
poke hand 1 b
poke hand 2 b
try 1 offer 2 b>l -> IB-50
try 0 offer 0 l>b -> IB-50
try 0 accept -> IB-50
try 0 offer 12 l>b -> ok
awaited 12
actors 012
try 3 accept -> IB-50
try 0 confirm 1 -> IB-50
try 1 accept -> ok
try 2 accept -> ok
try 1 confirm 2 -> IB-50
try 0 confirm 2 -> ok
expect hand 0 bl
expect hand 1 b
expect hand 2 l
expect phase main
