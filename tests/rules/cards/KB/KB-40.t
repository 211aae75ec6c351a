# KB-40  A settlement costs lumber, brick, wool and grain and stands at the open end of one's own road.
game cards 2
poke begun 0
try 0 build settlement 8 -> KB-40
poke roads 0 g0 h0
poke store 0 g2 0
try 0 build settlement 8 -> KB-40
poke store 0 g2 1
try 0 build settlement 5 -> KB-40
try 0 build settlement 7 -> KB-40
try 0 build settlement h0 -> KB-40
try 0 build settlement 8 -> ok
expect towns 0 6:1 7:1 8:1
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:1 h2=$6:1
expect supply 6 4 7
points 0 3
