# KX-02  Robbery: not in rounds 1 and 2; more than 7, with a Court 10; Garrisons; then Baroc's ore.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke town 0 6:2
poke cards 0 6a=court 6b=garrison 7a=baroc
poke store 0 f1 3
poke store 0 f2 3
poke active 1
poke turn 4
poke step eventdie
poke die 6
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:3 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
poke active 0
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 2
poke store 0 h2 1
poke turn 5
poke step eventdie
poke die 6
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:3 g1=w3:1 g2=g1:1 h1=o2:3 h2=$6:2
poke store 0 f1 1
poke store 0 f2 3
poke store 0 g1 1
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 1
poke turn 5
poke step eventdie
poke die 6
try chance event club -> ok
expect lands 0 f1=b5:1 f2=l4:3 g1=w3:1 g2=g1:3 h1=o2:3 h2=$6:2
poke card 0 6b=-
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 1
poke turn 5
poke step eventdie
poke die 6
try chance event club -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:0 g2=g1:3 h1=o2:1 h2=$6:2
poke card 0 6a=-
poke store 0 f1 2
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 1
poke turn 5
poke step eventdie
poke die 6
try chance event club -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:2 h2=$6:2
poke store 0 f1 2
poke store 0 f2 2
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 1
poke turn 5
poke step eventdie
poke die 6
try chance event club -> ok
expect lands 0 f1=b5:2 f2=l4:2 g1=w3:0 g2=g1:1 h1=o2:1 h2=$6:2
