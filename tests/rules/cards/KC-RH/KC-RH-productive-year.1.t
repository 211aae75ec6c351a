# KC-RH-productive-year.1  As in the base game; a full landscape gains nothing and nothing is moved.
game cards 2 mode=extended,set=rh
poke begun 0
poke roads 0 g0 h0
poke town 0 8:1
poke land 0 i1=w5:0
poke land 0 i2=g3:0
poke store 0 g1 3
poke card 0 6a=garrison
poke card 0 7a=garrison
poke events rh-productive-year civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end assault assault
poke die 6
poke step eventdie
try chance event question -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:3 g2=g1:1 h1=o2:2 h2=$6:2 i1=w5:0 i2=g3:0
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
