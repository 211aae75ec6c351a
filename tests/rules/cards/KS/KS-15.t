# KS-15  A Church in the Metropolis keeps Civil War from the Metropolis sites, too.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke roads 0 g0 h0
poke towns 0 6:3 7:1 8:1
poke land 0 i1=l6:0
poke land 0 i2=b1:0
poke cards 0 6a=church f3=conrad g4=ore-fleet 6c=hagen 7a=otto
poke turn 5
poke step eventdie
poke die 5
poke events civil-war civil-war conflict conflict master-builder master-builder plague plague plague plague productive-year productive-year year-end
try chance event question -> ok
try 1 pass -> ok
try 0 pass -> ok
expect cards 0 f3=conrad g4=ore-fleet 6a=church 6c=hagen
expect hand 0 otto!
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke roads 0 g0 h0
poke towns 0 6:3 7:2 8:1
poke land 0 i1=l6:0
poke land 0 i2=b1:0
poke cards 0 7a=church g3=conrad 6c=hagen
poke turn 5
poke step eventdie
poke die 5
poke events civil-war civil-war conflict conflict master-builder master-builder plague plague plague plague productive-year productive-year year-end
try chance event question -> ok
try 1 pass -> ok
try 0 pass -> ok
legal 1 hit 2
