# IB-77  Victory point cards stay secret, each is one point.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 2v
points 0 4
view 0 expect dev 0 2v
view 1 expect dev 0 ?2
view spectator expect not dev 0 2v
hidden 1 dev 0 2k
hidden spectator dev 0 km
