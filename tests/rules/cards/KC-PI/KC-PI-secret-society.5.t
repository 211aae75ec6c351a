# KC-PI-secret-society.5  It keeps working while its target lies under a Dogma.
game cards 2 mode=tournament,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke cards 0 6a=secret-society
poke cards 1 6a=church:d
poke copies 0 6a
poke hand 0 wedding
poke store 1 h2 1
try 0 play wedding -> ok
