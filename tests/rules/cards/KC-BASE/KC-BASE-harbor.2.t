# KC-BASE-harbor.2  Each of its player's trade fleets is worth 1 commerce more, with two Harbours 2 more.
game cards 2
poke begun 0
poke town 0 6:2
poke card 0 6a=harbor
json 0 "name":"Red","points":4,"strength":0,"joust":0,"commerce":1,"limit":3,
poke card 0 6c=wool-fleet
json 0 "name":"Red","points":4,"strength":0,"joust":0,"commerce":3,"limit":3,
poke card 0 7a=gold-fleet
json 0 "name":"Red","points":4,"strength":0,"joust":0,"commerce":5,"limit":3,
poke card 1 7a=ore-fleet
json 0 "name":"Blue","points":2,"strength":0,"joust":0,"commerce":1,"limit":3,
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke town 0 6:2
poke card 0 6a=harbor
poke card 0 6b=harbor
poke card 0 6c=wool-fleet
json 0 "name":"Red","points":4,"strength":0,"joust":0,"commerce":5,"limit":3,
poke card 0 7a=treasure-fleet
json 0 "name":"Red","points":4,"strength":0,"joust":0,"commerce":6,"limit":3,
