# KC-PI-bishops-seat.1  Condition Abbey or Church.
game cards 2 mode=extended,set=pi,start=0
use FULL-LANDS
poke hand 0 bishops-seat
try 0 build bishops-seat 6a -> KC-PI-bishops-seat.1
poke cards 0 7a=abbey
legal 0 build some
poke cards 0 6b=town-hall
try 0 build bishops-seat 6a -> KC-PI-bishops-seat.1
poke cards 0 6b=church
try 0 build bishops-seat 6a -> ok
