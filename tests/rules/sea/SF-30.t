# SF-30  Only the active player wins, with the points that the scenario asks for.
game sea 3 start=0
use AFLOAT
poke settlements 0 -
poke cities 0 c78 c95 c79 c14
poke dev 0 v
poke hand 0 lw
points 0 13
try 0 ship e103 -> ok
winners -
# Fourteen in the turn of somebody else do not end the game; the own turn does.
poke freshships -
poke active 2
poke dev 0 2v
points 0 14
winners -
try 2 end -> ok
winners 0
