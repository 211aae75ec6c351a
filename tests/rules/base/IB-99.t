# IB-99  The win reveals the victory point cards and stops the game.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke cities 0 c2 c8 c20 c28
poke settlements 0 c47
poke roads 0 e13 e41 e65
poke hand 0 wgo
try 0 buy -> ok
try chance card v -> ok
winners 0
view 1 expect dev 0 v
try 0 end -> IB-99
try 0 roll -> IB-99
try 1 roll -> IB-99
try 0 city c47 -> IB-99
actors -
# Other cards of the winner stay hidden, and so do those of the others.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke cities 0 c2 c8 c20 c28
poke settlements 0 c47
poke roads 0 e13 e41 e65
poke hand 0 wgo
poke dev 0 k
poke dev 1 v
try 0 buy -> ok
try chance card v -> ok
winners 0
view 1 expect not dev 0 kv
view 2 expect not dev 1 v
view spectator expect not dev 0 kv
hidden 1 dev 0 mv
