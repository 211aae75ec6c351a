# KC-RH-large-trade-fleet.3  In a turn with Christoph the trade may be 1:1.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke towns 0 6:2 7:2
poke card 0 6a=harbor
poke card 0 6c=large-trade-fleet
poke hand 0 christoph
try 0 bank l>o 6c -> KX-37
try 0 play christoph -> ok
try 0 name b -> KC-BH-christoph.2
try 0 name l -> ok
try 0 bank l>o 6c -> ok
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:1 g2=g1:1 h1=o2:2 h2=$6:1
try 0 bank g>o 6c -> KX-37
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke towns 0 6:2 7:2
poke card 0 6a=harbor
poke card 0 6c=large-trade-fleet
poke card 0 7a=wool-fleet
poke hand 0 christoph
try 0 play christoph -> ok
try 0 hit 6c -> ok
try 0 name g -> ok
try 0 bank g>o 6c -> ok
try 0 bank w>o -> KB-49
