# IB-53  Only resource cards are exchanged.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 k
poke dev 1 m
try 0 offer 1 k>b -> syntax
try 0 offer 1 l>m -> syntax
try 0 offer 1 l>b -> ok
