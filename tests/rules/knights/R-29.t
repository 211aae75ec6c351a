# R-29  English edition: trade level 2 is the Merchant Guild, level 3 the Trading House.
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e44
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41
poke levels 0 0 1 0
says en 0 improve trade -> Merchant Guild (trade 2)
says de 0 improve trade -> Kaufmannsgilde (Handel 2)
poke levels 0 0 2 0
says en 0 improve trade -> Trading House (trade 3)
says de 0 improve trade -> Handelshaus (Handel 3)
