# KB-42  A city costs three ore and two grain, stands on one's own settlement and is worth two points.
game cards 2
poke begun 0
poke card 0 6a=garrison
poke card 0 6c=conrad
poke card 1 6a=karl
poke store 0 h1 3
try 0 build city 6 -> KB-42
poke store 0 g2 3
poke store 0 h1 2
try 0 build city 6 -> KB-42
poke store 0 h1 3
try 0 build city 8 -> KB-42
try 0 build city g0 -> KB-42
points 0 2
try 0 build city 6 -> ok
expect towns 0 6:2 7:1
expect cards 0 6a=garrison 6c=conrad
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:0 h2=$6:1
points 0 4
json spectator "mill":0
poke store 0 g2 3
poke store 0 h1 3
try 0 build city 6 -> KB-42
