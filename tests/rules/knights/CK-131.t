# CK-131  Piles are open; a theft draws from resources and commodities together.
game knights 4 board=beginner,start=0,edition=en
use LANDED
poke phase steal
poke hand 1 3bp
poke dues 1 1
poke stage main

odds loot b 3/4
odds loot p 1/4
json spectator "bank":[16,19,19,19,19,11,12,12]
