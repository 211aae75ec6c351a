# IB-73  A development card costs ore, wool and grain and is taken secretly; none left, none sold.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 wg
try 0 buy -> IB-73
poke hand 0 2w2g2o
try 0 buy -> ok
expect hand 0 wgo
seen 0 chance card m -> card m
seen 1 chance card m -> card ?
seen spectator chance card m -> card ?
try chance card m -> ok
expect dev 0 m
view 0 expect dev 0 m
view 1 expect dev 0 ?1
poke dev 1 14k
poke gone 2r2im
poke dev 2 4v
try 0 buy -> ok
odds card v 1/1
try chance card v -> ok
poke hand 0 wgo
try 0 buy -> IB-73
forbidden 0 buy -> IB-73
