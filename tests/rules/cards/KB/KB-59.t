# KB-59  The hand limit is 3, one more for each Abbey and Library, two more with a Theatre.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke town 0 6:2
json spectator "commerce":0,"limit":3
poke card 0 6a=abbey
json spectator "limit":4
poke card 0 6b=abbey
json spectator "limit":5
poke card 0 6c=library
json spectator "limit":6
poke card 0 6d=theatre
json spectator "limit":8
game cards 2 mode=extended,set=bh
poke begun 0
poke town 0 6:2
poke card 0 6a=trade-lords-guild
poke gate 1
json spectator "limit":4
