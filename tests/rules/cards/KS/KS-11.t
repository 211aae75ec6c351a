# KS-11  One Metropolis for each player.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke towns 0 6:2 7:2
poke towns 1 6:3 7:1
poke card 0 6a=church
poke hand 0 metropolis
try 0 build metropolis 6 -> ok
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:3 7:2
poke card 0 6a=church
poke hand 0 metropolis metropolis
try 0 build metropolis 7 -> KS-11
