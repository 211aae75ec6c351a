# SF-15  One ship a turn, after the roll, free of charge, none built in the same turn.
game sea 3 start=0
use AFLOAT
poke ships 0 e103 e116
poke hand 0 -
try 0 sail e103 e102 -> ok
expect flags rolled built sailed
try 0 sail e116 e103 -> SF-15
# Not before the roll.
game sea 3 start=0
use FOUNDED
poke phase roll
poke ships 0 e103
try 0 sail e103 e102 -> SF-15
# Not the one that was just built; another one is fine.
game sea 3 start=0
use AFLOAT
poke ships 0 e103
poke hand 0 lw
try 0 ship e116 -> ok
expect freshships e116
try 0 sail e116 e102 -> SF-15
try 0 sail e103 e102 -> ok
# In the next turn both is forgotten.
try 0 end -> ok
expect freshships -
expect flags -
# In the turn of somebody else no ship is moved.
poke phase main
poke flags rolled
try 0 sail e116 e103 -> IB-27
