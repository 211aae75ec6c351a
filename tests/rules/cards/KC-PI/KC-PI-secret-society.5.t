# KC-PI-secret-society.5  It keeps working while its target lies under a Dogma.
game cards 2 mode=tournament,start=0
use MIDGAME
poke cards 0 6a=secret-society
poke cards 1 6a=church:d
poke copies 0 6a
poke hand 0 wedding
poke store 1 h2 1
try 0 play wedding -> ok
