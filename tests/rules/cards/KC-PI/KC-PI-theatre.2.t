# KC-PI-theatre.2  Two cards more in hand, added to Abbey and Library.
game cards 2 mode=extended,set=pi,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke cards 0 6a=theatre
json 0 "limit":5
poke cards 0 6a=theatre 6b=library 7a=abbey
json 0 "limit":7
poke hand 0 spy spy spy merchant merchant bishop
poke step limit
poke cards 0 6a=theatre
try 0 bury spy 1 -> ok
expect step exchange
