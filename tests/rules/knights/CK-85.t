# CK-85  Longest Road is looked at after every knight that comes, moves or goes.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e43 e44 e51 e58
poke roads 3 e16 e41 e42
poke knights 3 c29:1a
poke active 3

expect longest -
try 3 move c29 c34 -> ok
expect longest 0
points 0 5
