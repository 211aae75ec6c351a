# CK-28  Drawn cards are secret; number and backs are not.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 1 spy merchant mining

view 0 expect progress 1 ?111
view 1 expect progress 1 mining merchant spy
view spectator expect progress 1 ?111
hidden 0 progress 1 smith merchantfleet bishop
json 0 "progress_backs":[1,1,1],"progress":null
