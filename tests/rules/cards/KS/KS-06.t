# KS-06  One Church, one Town hall, one Harbour each with the display, one Arch always; else no limit.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke towns 0 6:2 7:2
poke cards 0 6a=church 6b=town-hall
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build church 7a -> KS-06
try 0 build town-hall 7a -> KS-06
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:2
poke cards 0 6a=harbor 6b=triumphal-arch
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build bh-harbor 7a -> KS-06
try 0 build triumphal-arch 7a -> KS-06
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:2
poke cards 0 6a=church 6b=triumphal-arch 6c=harbor
poke hand 0 church triumphal-arch bh-harbor
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build triumphal-arch 7a -> KS-06
try 0 build church 7a -> ok
try 0 build bh-harbor 7b -> ok
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke towns 0 6:2 7:2
poke cards 0 6a=church
poke hand 0 church
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build church 7a -> ok
