# KC-BASE-productive-year.2  A landscape holds at most 3; what finds no room is lost, not moved.
game cards 2
poke begun 0
poke roads 0 g0 h0
poke town 0 8:1
poke land 0 i1=w5:0
poke land 0 i2=g3:0
poke store 0 g1 2
poke card 0 6a=garrison
poke card 0 7a=garrison
poke events productive-year civil-war conflict master-builder plague plague productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:3 g2=g1:1 h1=o2:2 h2=$6:2 i1=w5:0 i2=g3:0
