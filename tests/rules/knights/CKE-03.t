# CKE-03  Names of the levels in the English edition.
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

poke levels 0 0 0 0
says en 0 improve science -> Abbey (
says en 0 improve trade -> Market (
says en 0 improve politics -> Town Hall (
poke levels 0 1 1 1
says en 0 improve science -> Library (
says en 0 improve trade -> Merchant Guild (
says de 0 improve trade -> Kaufmannsgilde (
says en 0 improve politics -> Church (
poke levels 0 2 2 2
says en 0 improve science -> Aqueduct (
says en 0 improve trade -> Trading House (
says de 0 improve trade -> Handelshaus (
says en 0 improve politics -> Fortress (
poke levels 0 3 3 3
says en 0 improve science -> Theater (
says en 0 improve trade -> Bank (
says en 0 improve politics -> Cathedral (
poke levels 0 4 4 4
says en 0 improve science -> University (
says en 0 improve trade -> Great Exchange (
says en 0 improve politics -> High Assembly (
