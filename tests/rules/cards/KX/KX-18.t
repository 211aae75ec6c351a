# KX-18  The points of a building come back with the Dogma gone, and may win at once.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke roads 1 g0 h0
poke towns 1 6:2 7:2 8:2
poke land 1 i1=l6:0
poke land 1 i2=b1:0
poke cards 1 6a=church 6b=library:d 6c=bath-house 7a=aqueduct 7b=town-hall 7c=colossus
points 1 12
winners -
poke turn 5
poke step eventdie
poke die 5
poke events productive-year civil-war civil-war conflict conflict master-builder master-builder plague plague plague plague productive-year year-end
try chance event question -> ok
points 1 13
winners 1
expect step over
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
