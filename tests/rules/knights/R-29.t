# R-29  English edition: trade level 2 is the Merchant Guild, level 3 the Trading House.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke levels 0 0 1 0
says en 0 improve trade -> Merchant Guild (trade 2)
says de 0 improve trade -> Kaufmannsgilde (Handel 2)
poke levels 0 0 2 0
says en 0 improve trade -> Trading House (trade 3)
says de 0 improve trade -> Handelshaus (Handel 3)
