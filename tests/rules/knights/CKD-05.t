# CKD-05  Names of the levels in the German edition.
game knights 4 board=beginner,start=0
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
says de 0 improve science -> Schule (
says de 0 improve trade -> Markt (
says de 0 improve politics -> Rathaus (
poke levels 0 1 1 1
says de 0 improve science -> Bibliothek (
says de 0 improve trade -> Zunft (
says de 0 improve politics -> Botschaft (
poke levels 0 2 2 2
says de 0 improve science -> Aquädukt (
says de 0 improve trade -> Gilde (
says de 0 improve politics -> Festung (
poke levels 0 3 3 3
says de 0 improve science -> Theater (
says de 0 improve trade -> Bank (
says de 0 improve politics -> Gericht (
poke levels 0 4 4 4
says de 0 improve science -> Universität (
says de 0 improve trade -> Handelszentrum (
says de 0 improve politics -> Rat Catans (
