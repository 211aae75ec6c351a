# KX-05  Commerce: printed points, Large harbour, Harbours and trade fleets, Brewery.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke cards 0 6a=ore-fleet 6c=garrison
json spectator "commerce":2,"limit":3
json spectator "mill":null
poke town 0 7:2
json spectator "mill":0
poke cards 0 6a=ore-fleet 6c=garrison 7a=harbor 7b=bh-harbor
json spectator "commerce":6,"limit":3
poke cards 0 7a=marketplace 7b=counting-house
json spectator "commerce":5,"limit":3
poke card 0 7c=large-harbor
json spectator "commerce":11,"limit":3
poke card 0 7d=merchant-guild
json spectator "commerce":19,"limit":3
poke cards 0 7a=brewery:1
json spectator "commerce":2,"limit":3
poke cards 0 7a=brewery:2
json spectator not "commerce":2,"limit":3
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:1 7:2
poke cards 0 6a=trading-post:f 7a=merchant-guild 7b=marketplace
poke hand 0 ore-fleet
try 0 build ore-fleet 7c -> ok
json spectator "commerce":7,"limit":3
expect cards 0 7a=merchant-guild 7b=marketplace 7c=ore-fleet:n
expect discard d1 trading-post
