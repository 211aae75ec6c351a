# CKS-09  A foreign knight cuts a line of ships for Longest Road; a closed line stays closed.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke settlements 0 c141 c150
poke ships 0 e206 e207 e208
try 0 sail e207 e205 -> SF-10
poke ships 1 e159 e217
poke knights 1 c149:1
try 0 sail e206 e205 -> CKS-09
try 0 sail e207 e205 -> CKS-09
# Five in a row count, cut in the middle they do not.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke ships 0 e206 e207 e208 e218 e228
poke longest 0
json 0 "road_length":6
poke ships 1 e159 e196
poke knights 1 c142:1
poke longest -
json 0 "road_length":3
