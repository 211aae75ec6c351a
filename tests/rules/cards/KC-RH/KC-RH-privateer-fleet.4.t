# KC-RH-privateer-fleet.4  It may be built without a target and before the 7-point gate.
game cards 2 mode=extended,set=rh
poke begun 0
poke hand 0 privateer-fleet
poke card 1 6a=hagen
expect gate 0
try 0 build privateer-fleet 7a -> ok
expect step main
actors 0
expect cards 0 7a=privateer-fleet:n
json 0 "name":"Red","points":2,"strength":0,"joust":0,"commerce":1,"limit":3,
game cards 2 mode=extended,set=rh
poke begun 0
poke hand 0 privateer-fleet
poke card 1 6a=ore-fleet
expect gate 0
try 0 build privateer-fleet 7a -> ok
expect discard d0 ore-fleet
