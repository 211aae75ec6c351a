# KC-RH-privateer-fleet.1  When it is built the opponent discards one fleet of the builder's choice.
game cards 2 mode=extended,set=rh
use EMPTY-STORES
poke gate 1
poke town 1 6:2
poke store 0 f2 1
poke store 0 g1 1
poke hand 0 privateer-fleet
poke card 0 6a=ore-fleet
poke card 1 6a=large-trade-fleet
poke card 1 6c=hagen
poke card 1 7a=wool-fleet
poke card 1 7c=privateer-fleet
try 0 build privateer-fleet 7a -> KB-44
poke store 0 h1 1
try 0 build privateer-fleet 7a -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
actors 0
legal 0 hit 3
try 0 hit 6a -> KC-RH-privateer-fleet.1
try 0 hit @6c -> KC-RH-privateer-fleet.1
try 0 hit @7c -> ok
expect cards 1 6a=large-trade-fleet 6c=hagen 7a=wool-fleet
expect discard d0 privateer-fleet
expect cards 0 6a=ore-fleet 7a=privateer-fleet:n
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke hand 0 privateer-fleet
poke card 1 6a=treasure-fleet
try 0 build privateer-fleet 7a -> ok
try 1 pass -> ok
expect discard d1 treasure-fleet
