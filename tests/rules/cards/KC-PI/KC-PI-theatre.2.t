# KC-PI-theatre.2  Two cards more in hand, added to Abbey and Library.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=theatre
json 0 "limit":5
poke cards 0 6a=theatre 6b=library 7a=abbey
json 0 "limit":7
poke hand 0 spy spy spy merchant merchant bishop
poke step limit
poke cards 0 6a=theatre
try 0 bury spy 1 -> ok
expect step exchange
