# CKE-02  The robber stands on the desert until the first attack.
game knights 4 board=beginner,start=0,edition=en

expect robber h5
game knights 4 board=beginner,start=0,edition=en
use FOUNDED
poke phase event
poke dice 6 6
poke ship 6
poke knights 0 c23:3a c35:2a

poke robber h14
try chance event ship -> ok
expect robber h14
