# KC-RH-inquisition.2  Condition Church or Abbey.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke town 0 6:2
poke hand 0 inquisition
try 0 play inquisition -> KC-RH-inquisition.2
poke card 0 7a=abbey
try 0 play inquisition -> ok
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke town 0 6:2
poke hand 0 inquisition
poke card 0 6a=church
try 0 play inquisition -> ok
