# KB-83  Roads lie at the ends of the axis, never two in a row, and may lead nowhere yet.
game cards 2
poke begun 0
poke store 0 f1 3
poke store 0 f2 3
try 0 build road h0 -> ok
poke store 0 f1 3
try 0 build road i0 -> KB-39
try 0 build road h0 -> KB-39
try 0 build road f0 -> ok
expect roads 0 f0 g0 h0
expect supply 5 5 7
poke store 0 f1 3
poke store 0 g1 0
legal 0 build none
