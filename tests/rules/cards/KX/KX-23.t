# KX-23  A ban is lifted for 3 gold in steps 4 and 5; a banned discard pile still takes cards.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke town 0 6:2
poke cards 0 6a=town-hall 6c=garrison
poke hand 0 diplomat
poke discard d0 spy
poke ban d0 0
poke ban 2 0
poke store 0 h2 2
try 0 play diplomat -> KC-PI-diplomat.3
try 0 lift d0 -> KX-23
try 0 lift 3 -> KX-23
try 0 demolish 6c -> ok
expect discard d0 garrison spy
poke store 0 h2 3
try 0 lift d0 -> ok
expect discard d0 church-ban garrison spy
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
try 0 play diplomat -> ok
try 0 take spy -> ok
try 0 end -> ok
poke store 0 h2 3
try 0 draw 2 -> KX-22
try 0 lift 2 -> ok
try 0 draw 2 -> ok
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke town 0 6:2
poke cards 0 6a=palace 6b=library
poke discard d0 spy ore-fleet
poke discard d1 spy
poke ban d0 0
poke ban d1 0
poke hand 0 sigmund old-sciences
try 0 play sigmund -> KX-23
try 0 play old-sciences -> KX-23
poke turn 5
poke step eventdie
poke die 5
try chance event sun -> ok
try 0 choose 1 -> KB-17
try 0 gain f2 -> ok
poke step begin
try 0 lift d0 -> KB-26
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke card 0 6a=conrad
poke hand 1 falk goetz
poke ban 6 0
poke turn 5
poke step eventdie
poke die 5
poke events conflict civil-war civil-war conflict master-builder master-builder plague plague plague plague productive-year productive-year year-end
try chance event question -> ok
try 0 bury falk 6 -> KX-23
try 0 bury falk 2 -> KT-09
try 0 bury falk 7 -> ok
