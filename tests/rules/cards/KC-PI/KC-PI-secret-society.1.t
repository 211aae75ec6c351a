# KC-PI-secret-society.1  It copies one opposing Town hall, Library or Church, but no points.
game cards 2 mode=extended,set=pi,start=0
use FULL-LANDS
poke cards 1 6a=town-hall 6b=library 7a=abbey
poke hand 0 secret-society
try 0 build secret-society 6a -> ok
try 0 hit @7a -> KB-58
try 0 hit @6b -> ok
expect copies 0 6b
json 0 "limit":4
points 0 3
poke copies 0 6a
poke hand 0 spy spy
poke step refill
try 0 search 1 -> ok
try 0 pay f2 -> ok
try 0 take spy -> ok
