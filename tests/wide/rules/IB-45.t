# IB-45  The robber goes to land only: not to the sea, not where there is no hex.
game wide 3 board=d.s.f6/-.p8.$9@,start=0
poke phase robber
poke flags rolled
poke dice 3 4
try 0 robber h1 -> R-84
try 0 robber h3 -> R-84
try 0 robber h7 -> ok
