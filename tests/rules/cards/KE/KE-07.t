# KE-07  Eleven face-down stacks: events, roads, settlements, cities, landscapes, 4 base, 2 set.
game cards 2 mode=extended,set=pi
poke begun 0
json spectator "supply":{"road":7,"settlement":5,"city":7,"land":11}
json spectator {"id":"4","owner":null,"set":"base"
json spectator {"id":"5","owner":null,"set":"pi"
json spectator {"id":"6","owner":null,"set":"pi"
json spectator not {"id":"7"
view 0 expect events ? ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect landstack ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 6 ? ? ? ? ? ? ? ? ? ? ? ? ?
