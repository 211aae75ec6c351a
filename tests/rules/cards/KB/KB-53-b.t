# KB-53  Medicus and Sigmund answer events; Sigmund's other use is an action of step 4.
game cards 2 mode=extended,set=pi
poke begun 0
poke hand 0 medicus
poke town 0 6:2
try 0 play medicus -> KB-53
poke step eventdie
poke die 6
poke events plague civil-war conflict master-builder plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours church-fair
try chance event question -> ok
actors 0
try 0 play medicus -> ok
actors 1
try 1 pass -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
expect discard d0 medicus
game cards 2 mode=extended,set=bh
poke begun 0
poke active 1
poke turn 2
poke step eventdie
poke die 6
poke card 0 6a=ore-fleet
poke card 0 6c=gold-fleet
poke hand 0 sigmund
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
try chance event question -> ok
actors 0
try 0 play sigmund -> ok
actors 1
try 1 pass -> ok
expect step main
expect cards 0 6a=ore-fleet 6c=gold-fleet
expect discard d0 sigmund
game cards 2 mode=extended,set=bh
poke begun 0
poke discard d0 ore-fleet spy
poke hand 0 sigmund
try 0 play sigmund -> ok
try 0 take spy -> KB-62
try 0 take ore-fleet -> ok
expect hand 0 ore-fleet!
expect discard d0 sigmund spy
