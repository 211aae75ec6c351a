# D-65  The score is the sum of the boxes less 2 for every cross.
game dice 1 -
poke roads 0 R0 R1
poke cities 0 1
poke boxes 0 2 x 7 x x
poke turn 6
points 0 3
json 0 "points":3
