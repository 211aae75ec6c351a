# KC-RH-large-harbor.2  It is no Harbour for conditions and trade fleets.
game cards 2 mode=extended,set=rh
poke begun 0
poke town 0 6:2
poke card 0 6a=large-harbor
poke card 0 7a=wool-fleet
json 0 "name":"Red","points":4,"strength":0,"joust":0,"commerce":2,"limit":3,
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke town 0 6:2
poke hand 0 christoph
poke card 0 6a=large-harbor
poke card 0 7a=wool-fleet
try 0 play christoph -> KC-BH-christoph.1
poke card 0 6b=harbor
try 0 play christoph -> ok
