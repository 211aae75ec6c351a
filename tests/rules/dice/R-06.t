# R-06  Chance names the start player unless an option does; alone nobody is drawn.
game dice 4 -
actors chance
odds start 0 1/4
odds start 3 1/4
try chance start 2 -> ok
actors 2
expect first 2
game dice 4 start=3
actors 3
game dice 1 -
actors 0
refuse dice 4 start=4 -> a seat
