# R-04  How many cards a player holds is public, which ones is not.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 1 kv
poke hand 1 2bw
view 0 expect hand 1 ?3
view 0 expect dev 1 ?2
view spectator expect hand 1 ?3
view spectator expect dev 1 ?2
view 1 expect hand 1 2bw
view 1 expect dev 1 kv
poke hand 0 2o
poke hand 1 2bo
hidden 2 hand 0 bo; hand 1 b2o
hidden 2 dev 1 km
