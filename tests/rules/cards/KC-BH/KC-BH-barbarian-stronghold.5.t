# KC-BH-barbarian-stronghold.5  With more than six strength it goes to its player's pile.
game cards 2 mode=tournament,start=0
use FULL-LANDS
poke cards 0 g0=barbarian-stronghold:f 6a=goetz
poke hand 0 siegfried conrad
try 0 build siegfried 6b -> ok
expect cards 0 6a=goetz 6b=siegfried:n g0=barbarian-stronghold:f
try 0 build conrad 6c -> ok
expect cards 0 6a=goetz 6b=siegfried:n 6c=conrad:n
expect discard d1 barbarian-stronghold
