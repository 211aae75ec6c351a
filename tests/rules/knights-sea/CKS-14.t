# CKS-14  The goal is that of the scenario and two more: sixteen.
game knights-sea 3 start=0,edition=en
json 0 "target":16
game knights-sea 3 scenario=through-the-desert,start=0,edition=de
json 0 "target":16
game knights-sea 3 start=0,edition=en
use MIDGAME
poke defender 0 9
poke ships 0 e206 e207 e208
poke hand 0 blwg
points 0 12
try 0 settlement c150 -> ok
points 0 15
winners -
game knights-sea 3 start=0,edition=en
use MIDGAME
poke defender 0 10
poke ships 0 e206 e207 e208
poke hand 0 blwg
try 0 settlement c150 -> ok
points 0 16
winners 0
