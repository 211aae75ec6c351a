# KX-09  Hand limit: 3, Abbeys, Libraries, Theatre 2, Guild of the trade lords, copied Library.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:2
json spectator "limit":3
poke cards 0 6a=abbey 6b=abbey
json spectator "limit":5
poke cards 0 6a=abbey 6b=abbey 6c=library 6d=library
json spectator "limit":7
poke card 0 7a=theatre
json spectator "limit":9
poke card 0 7b=trade-lords-guild
json spectator "limit":10
poke town 1 6:2
poke card 1 6a=library
poke card 0 7c=secret-society
json spectator "limit":10
poke copies 0 6a
json spectator "limit":11
json spectator "limit":4
