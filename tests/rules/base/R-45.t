# R-45  Victory point cards do not count as the card played in a turn.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke cities 0 c2 c8 c20 c28
poke settlements 0 c47
poke roads 0 e13 e41 e65
poke dev 0 k
poke hand 0 wgo
try 0 knight -> ok
try 0 robber h7 -> ok
try 0 buy -> ok
try chance card v -> ok
winners 0
