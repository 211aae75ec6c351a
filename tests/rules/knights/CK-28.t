# CK-28  Drawn cards are secret; number and backs are not.
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
poke progress 1 spy merchant mining

view 0 expect progress 1 ?111
view 1 expect progress 1 mining merchant spy
view spectator expect progress 1 ?111
hidden 0 progress 1 smith merchantfleet bishop
json 0 "progress_backs":[1,1,1],"progress":null
