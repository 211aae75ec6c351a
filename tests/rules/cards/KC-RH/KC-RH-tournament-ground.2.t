# KC-RH-tournament-ground.2  Units that are no knights get no tournament point.
game cards 2 mode=extended,set=rh
poke begun 0
poke card 0 6a=tournament-ground
poke card 0 6c=peasant-army
poke card 0 7a=wool-fleet
poke card 0 7c=privateer-fleet
json 0 "name":"Red","points":3,"strength":1,"joust":0,"commerce":2,"limit":3,
