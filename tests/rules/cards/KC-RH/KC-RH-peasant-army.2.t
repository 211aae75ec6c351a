# KC-RH-peasant-army.2  It is a unit but no knight, and its name is not unique.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 black-knight spy
poke hand 1 scout
poke card 1 6c=peasant-army
try 0 play black-knight -> KB-54
poke cards 1 -
poke hand 1 peasant-army
try 0 play spy -> ok
try 0 take peasant-army -> ok
expect hand 0 black-knight peasant-army!
game cards 2 mode=extended,set=rh
poke begun 0
poke card 0 6a=smithy
poke card 0 6c=peasant-army
poke card 0 7a=tournament-ground
json 0 "name":"Red","points":3,"strength":1,"joust":0,"commerce":0,"limit":3,
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke card 1 6c=peasant-army
poke hand 0 peasant-army
try 0 build peasant-army 6c -> ok
expect cards 1 6c=peasant-army
