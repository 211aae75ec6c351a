# KB-56  What lies stays and works when its condition goes; conditions are asked at laying only.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke towns 0 6:2 7:2
poke card 0 6a=library
poke card 0 6b=theatre
json spectator "limit":6
try 0 demolish 6a -> ok
expect cards 0 6b=theatre
json spectator "limit":5
points 0 5
try 0 demolish 6b -> ok
poke hand 0 theatre
poke store 0 f1 3
poke store 0 f2 3
try 0 build theatre 6b -> KC-PI-theatre.1
