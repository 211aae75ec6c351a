# R-44  The win is looked at when the turn begins and after every action in it.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke cities 0 c2 c8 c20 c28
poke settlements 0 c47
poke roads 0 e13 e41 e65
poke dev 0 v
poke active 3
try 3 end -> ok
winners 0
expect phase over
