# KC-BASE-gold-fleet.2  Worth 1 commerce, and 1 more for each of its player's Harbours.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke town 0 6:2
poke card 0 7a=gold-fleet
json 0 "name":"Red","points":4,"strength":0,"joust":0,"commerce":1,
poke card 0 6a=harbor
json 0 "strength":0,"joust":0,"commerce":3,
poke card 0 6b=bh-harbor
json 0 "strength":0,"joust":0,"commerce":5,
game cards 2
poke begun 0
poke town 1 6:2
poke card 0 7a=gold-fleet
poke card 1 6a=harbor
json 0 "name":"Red","points":2,"strength":0,"joust":0,"commerce":1,
