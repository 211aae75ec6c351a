# KS-01  Landscape expansions lie on the outer side of a landscape of their kind, one on each.
game cards 2 mode=extended,set=bh
use FULL-STORES
poke gate 1
poke town 0 6:2
poke card 0 6a=harbor
poke hand 0 colonial-base residence-coin residence-paper
try 0 build residence-paper f3 -> KS-01
try 0 build residence-paper 6c -> KS-01
try 0 build residence-paper i3 -> KS-01
try 0 build residence-paper f4 -> ok
try 0 build residence-coin h3 -> ok
try 0 build colonial-base h4 -> ok
expect cards 0 f4=residence-paper:n h3=residence-coin:n h4=colonial-base:n 6a=harbor
game cards 2 mode=tournament,sets=rh+pi+bh
use FULL-STORES
poke gate 1
poke town 0 6:2
poke cards 0 6a=harbor h3=residence-coin
poke hand 0 residence-coin
try 0 build residence-coin h3 -> KX-13
poke cards 0 h3=residence-coin
poke hand 0 residence-paper
try 0 build residence-paper f4 -> KC-BH-residence-paper.1
