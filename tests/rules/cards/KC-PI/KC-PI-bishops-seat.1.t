# KC-PI-bishops-seat.1  Condition Abbey or Church.
game cards 2 mode=extended,set=pi,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke hand 0 bishops-seat
try 0 build bishops-seat 6a -> KC-PI-bishops-seat.1
poke cards 0 7a=abbey
legal 0 build some
poke cards 0 6b=town-hall
try 0 build bishops-seat 6a -> KC-PI-bishops-seat.1
poke cards 0 6b=church
try 0 build bishops-seat 6a -> ok
