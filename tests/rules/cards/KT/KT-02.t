# KT-02  The host supplies start cards, 7 roads, 5 settlements, 7 cities, 11 landscapes.
game cards 2 mode=tournament
expect supply 7 5 7
expect landstack g3 g4 o4 o5 w5 w6 l6 l1 b1 b2 $3
expect towns 0 6:1 7:1
expect towns 1 6:1 7:1
try chance shuffle lands 1 -> ok
actors 01
json spectator "supply":{"road":7,"settlement":5,"city":7,"land":11}
