# EX-14  4 wool for 1 paper; 3 coins for 1 cloth at a 3:1 harbour.
game knights 4 board=beginner,start=0
use MIDGAME
poke hand 0 4w

try 0 bank 4w>p -> ok
game knights 4 board=beginner,start=0
use MIDGAME
poke settlements 0 c52
poke roads 0 e44 e69
poke hand 0 3m

try 0 bank 3m>c -> ok
