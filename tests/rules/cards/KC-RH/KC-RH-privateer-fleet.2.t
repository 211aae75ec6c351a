# KC-RH-privateer-fleet.2  No Flagship, nor trade fleets that a Flagship beside or Sigmund protects.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke towns 1 6:2 7:2
poke card 1 6a=flagship
poke card 1 6b=wool-fleet
poke card 1 6c=treasure-fleet
poke card 1 7a=ore-fleet
poke hand 0 privateer-fleet
poke gate 1
try 0 build privateer-fleet 7a -> ok
try 1 pass -> ok
legal 0 hit 2
try 0 hit @6a -> KC-RH-privateer-fleet.2
try 0 hit @6b -> KC-RH-privateer-fleet.2
try 0 hit @7a -> ok
expect cards 1 6a=flagship 6b=wool-fleet 6c=treasure-fleet
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke card 1 6a=wool-fleet
poke card 1 7a=treasure-fleet
poke hand 0 privateer-fleet
poke hand 1 sigmund
try 0 build privateer-fleet 7a -> ok
try 1 play sigmund -> ok
expect cards 1 6a=wool-fleet
expect discard d1 treasure-fleet sigmund
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke town 1 6:2
poke card 1 6a=flagship
poke hand 0 privateer-fleet
try 0 build privateer-fleet 7a -> ok
expect step main
actors 0
expect cards 1 6a=flagship
