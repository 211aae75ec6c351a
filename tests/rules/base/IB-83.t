# IB-83  Monopoly: every opponent hands over all cards of the resource named.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 m
poke hand 0 b
poke hand 1 3bw
poke hand 2 2g
poke hand 3 b
try 0 monopoly b -> ok
expect hand 0 5b
expect hand 1 w
expect hand 2 2g
expect hand 3 -
