# KC-BASE-abbey.2  It adds 1 to the barbarians' strength and forbids its owner Eryn.
game cards 2 mode=extended,set=bh
poke begun 0
poke card 0 6a=conrad
poke card 0 7a=hagen
poke card 0 7c=abbey
poke events barbarian-invasion civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion lucky-voyage lucky-voyage
poke die 6
poke step eventdie
try chance event question -> ok
expect step main
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
game cards 2 mode=extended,set=bh
poke begun 0
poke card 0 6a=conrad
poke card 0 7a=hagen
poke events barbarian-invasion civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion lucky-voyage lucky-voyage
poke die 6
poke step eventdie
try chance event question -> ok
actors 0
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke hand 0 eryn
poke card 0 7c=abbey
poke town 1 6:2
try 0 play eryn -> KC-BH-eryn.1
poke cards 0 -
try 0 play eryn -> ok
