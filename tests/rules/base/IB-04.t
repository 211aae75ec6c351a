# IB-04  The deck has 14 knights, 5 victory points and two of each progress card.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 wgo
try 0 buy -> ok
actors chance
odds card k 14/25
odds card r 2/25
odds card i 2/25
odds card m 2/25
odds card v 5/25
try chance card v -> ok
poke hand 0 wgo
try 0 buy -> ok
odds card v 4/24
odds card k 14/24
