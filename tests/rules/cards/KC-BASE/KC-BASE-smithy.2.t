# KC-BASE-smithy.2  It is the condition for the Barbarian stronghold.
game cards 2 mode=extended,set=bh
poke begun 0
poke hand 0 barbarian-stronghold
try 0 build barbarian-stronghold @g0 -> KC-BH-barbarian-stronghold.1
poke card 0 6a=smithy
try 0 build barbarian-stronghold @g0 -> ok
expect cards 1 g0=barbarian-stronghold:fn
