# KB-13  Both players start with two points.
game cards 2
points 0 2
points 1 2
poke begun 0
points 0 2
points 1 2
