# IB-75  A card bought this turn may not be played this turn.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 wgo
try 0 buy -> ok
try chance card k -> ok
expect fresh k
try 0 knight -> IB-75
try 0 end -> ok
expect fresh -
poke active 0
try 0 knight -> ok
# An older one of the same kind may.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 2k
poke fresh k
try 0 knight -> ok
