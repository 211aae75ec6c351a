# CKS-20  Special points as in the scenario; a founded city brings none.
game knights-sea 3 start=0,edition=en
use MIDGAME
points 0 3
poke ships 0 e206 e207 e208
poke hand 0 blwg
try 0 settlement c150 -> ok
points 0 6
