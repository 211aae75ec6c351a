# KS-12  What is said of a city is said of a Metropolis.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke towns 0 6:3 7:1
poke card 0 6a=marketplace
json spectator "mill":0
poke cards 0 -
poke hand 0 marketplace
try 0 build marketplace 6d -> ok
poke hand 1 medicus
poke turn 5
poke step eventdie
poke die 6
poke events plague civil-war conflict master-builder plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours church-fair
try chance event question -> ok
try 0 pass -> ok
try 1 pass -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:1 h2=$6:2
poke active 1
poke hand 1 brothel
try 1 build brothel @6a -> ok
