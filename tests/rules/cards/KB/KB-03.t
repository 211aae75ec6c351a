# KB-03  Both figures lie in the middle at first; each is worth a point to its holder.
game cards 2
poke begun 0
json spectator "knight":null,"mill":null
points 0 2
poke card 0 6a=conrad
json spectator "knight":0,"mill":null
points 0 3
points 1 2
poke town 1 6:2
poke card 1 6a=marketplace
poke gate 1
json spectator "knight":0,"mill":1
points 1 4
