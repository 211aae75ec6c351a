# IB-05  Longest Road and Largest Army start unowned, each is worth two points.
game base 4 board=beginner,start=0,phases=combined
expect longest -
expect army -
points 0 2
poke knights 0 3
poke army 0
points 0 4
points 1 2
