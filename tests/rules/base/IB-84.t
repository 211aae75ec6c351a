# IB-84  Played progress cards leave the game; the deck is not replenished.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 i
poke hand 0 wgo
try 0 invention bl -> ok
expect gone i
try 0 buy -> ok
odds card i 1/24
odds card k 14/24
