# D-14  Once rolling has ended no die is rolled again; jokers and gold change dice.
game dice 1 -
poke phase choose
poke rolls 1
poke dice 2bl3$
try 0 gold l -> D-50
try 0 stop -> ok
try 0 reroll b -> D-14
try 0 stop -> D-14
forbidden 0 reroll -> D-14
try 0 gold l -> ok
expect dice 2b2l$
