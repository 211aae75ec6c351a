# KX-45  Privateer fleet: at every laying; Sigmund and a Flagship save trade fleets.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 1 6:3 7:1
poke cards 1 6a=ore-fleet 7a=gold-fleet 7c=treasure-fleet
poke hand 0 privateer-fleet
poke hand 1 sigmund
try 0 build privateer-fleet 6a -> ok
try 1 play sigmund -> ok
expect cards 1 6a=ore-fleet 7a=gold-fleet
expect discard d1 treasure-fleet sigmund
poke cards 1 6a=ore-fleet 7a=gold-fleet f3=flagship g4=wool-fleet
poke cards 0 -
poke hand 0 privateer-fleet
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 1
try 0 build privateer-fleet 6a -> ok
try 1 pass -> ok
expect cards 1 f3=flagship g4=wool-fleet 6a=ore-fleet
poke cards 1 7a=gold-fleet 7c=lumber-fleet
poke cards 0 -
poke hand 0 privateer-fleet
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 1
try 0 build privateer-fleet 6a -> ok
try 1 pass -> ok
legal 0 hit 2
try 0 hit @7a -> ok
try 0 demolish 6a -> ok
poke hand 0 privateer-fleet
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 1
try 0 build privateer-fleet 6a -> ok
try 1 pass -> ok
expect cards 1 -
