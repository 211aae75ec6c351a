# KX-04  Strength: knights with Smithies and against Brothels, Peasant army, Brewery, other cards.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:2
poke cards 0 6a=siegfried 6b=walther-singer 6c=peasant-army 6d=brewery:2 7a=flagship 7b=brothel:f
json spectator "strength":4,"joust":4
poke card 0 7c=smithy
json spectator "strength":5,"joust":4
poke card 0 7b=-
json spectator "strength":7,"joust":4
poke card 0 6d=brewery:1
json spectator "strength":5,"joust":4
poke card 1 6a=goetz
json spectator "knight":null
poke store 0 g2 2
json spectator "knight":0
poke card 0 g0=barbarian-stronghold:f
poke turn 1
poke step eventdie
poke die 2
try chance event club -> ok
json spectator "strength":6,"joust":4
expect cards 0 6a=siegfried 6b=walther-singer 6c=peasant-army 6d=brewery:1 7a=flagship 7c=smithy g0=barbarian-stronghold:f
poke turn 1
poke step eventdie
poke die 1
try chance event club -> ok
json spectator "strength":7,"joust":4
expect cards 0 6a=siegfried 6b=walther-singer 6c=peasant-army 6d=brewery:1 7a=flagship 7c=smithy
expect discard d1 barbarian-stronghold
