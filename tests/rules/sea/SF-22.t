# SF-22  The pirate robs one player with a ship at its new hex; a building on the coast is not enough.
game sea 3 start=0
use SEVEN
poke ships 1 e183
poke hand 1 o
poke ships 0 e103
poke settlements 2 c66 c116
poke hand 2 b
# Seats 1 and 2 are at h51 with a building, only ships count; an own ship counts nothing.
try 0 pirate h51 -> ok
expect phase main
game sea 3 start=0
use SEVEN
poke ships 1 e171 e183
poke hand 1 o
poke settlements 2 c66 c107
poke hand 2 b
try 0 pirate h51 -> SF-22
try 0 pirate h51 2 -> SF-22
try 0 pirate h51 0 -> SF-22
try 0 pirate h51 1 -> ok
odds loot o 1/1
try chance loot o -> ok
expect hand 0 o
expect hand 1 -
expect phase main
# Among several the player chooses, even one without cards.
game sea 3 start=0
use SEVEN
poke ships 1 e171 e183
poke hand 1 o
poke settlements 2 c66 c107
poke ships 2 e159
try 0 pirate h51 2 -> ok
expect hand 1 o
expect phase main
