# R-36  An intersection between a desert and the strip is on the far side.
game sea 3 scenario=through-the-desert,start=0
use DESERT
poke settlements 0 c95
poke roads 0 e99 e127
poke hand 0 9b9l9w9g
try 0 road e98 -> ok
# c66 touches the strip, the desert and the sea.
try 0 settlement c66 -> ok
points 0 4
