# KC-BASE-scout.2  The Scout may be played from the start of the game and at no other time.
game cards 2
poke begun 0
poke roads 0 g0 h0
poke hand 0 scout merchant
expect gate 0
try 0 play scout -> KB-53
try 0 play merchant -> KB-52
try 0 build settlement 8 -> ok
try 0 play scout -> ok
