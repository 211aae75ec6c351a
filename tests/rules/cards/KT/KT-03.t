# KT-03  No open cards in the tournament: Churches and Arches come from the hand.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
json spectator "display":[]
poke town 0 6:2
poke card 0 6a=town-hall
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build church 6b -> KB-44
poke hand 0 church
try 0 build church 6b -> ok
try 0 demolish 6b -> ok
expect discard d0 church
json spectator "display":[]
