# KC-RH-privateer-fleet.2  Sigmund saves trade fleets; where there is no other, nothing goes.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke card 1 6a=wool-fleet
poke card 1 7a=gold-fleet
poke hand 0 privateer-fleet
poke hand 1 sigmund
try 0 build privateer-fleet 7a -> ok
try 1 play sigmund -> ok
expect step main
actors 0
expect cards 1 6a=wool-fleet 7a=gold-fleet
expect discard d1 sigmund
