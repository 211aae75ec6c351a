# KC-RH-large-trade-fleet.4  It counts as a trade fleet everywhere.
game cards 2 mode=extended,set=rh
poke begun 0
poke town 0 6:2
poke card 0 6a=harbor
poke card 0 6b=large-trade-fleet
json 0 "name":"Red","points":4,"strength":0,"joust":0,"commerce":4,"limit":3,
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end rh-productive-year assault assault
poke die 6
poke step eventdie
try chance event question -> ok
expect hand 0 large-trade-fleet!
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke towns 0 6:2 7:2
poke card 0 6a=large-trade-fleet
poke hand 0 gunther
try 0 play gunther -> KC-BH-gunther.1
poke card 0 7a=large-trade-fleet
try 0 play gunther -> ok
try 0 gain f1 -> ok
try 0 gain f1 -> ok
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
