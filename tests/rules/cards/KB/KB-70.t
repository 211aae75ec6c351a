# KB-70  A trade fleet is only what is called so; other fleets gain nothing from a Harbour.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke towns 0 6:2 7:2
poke card 0 6a=harbor
json spectator "joust":0,"commerce":1
poke card 0 6b=privateer-fleet
json spectator "joust":0,"commerce":2
poke card 0 6c=brick-fleet
json spectator "joust":0,"commerce":4
poke card 0 7a=large-trade-fleet
json spectator "joust":0,"commerce":7
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke cards 0 6a=conrad 6c=hagen 7a=brick-fleet
poke hand 0 barbarian-campaign gunther
try 0 play gunther -> KC-BH-gunther.1
poke card 0 7a=treasure-fleet
poke card 0 7c=brick-fleet
try 0 play gunther -> KC-BH-gunther.1
poke card 0 7c=-
try 0 play barbarian-campaign -> ok
