# KS-02  A road expansion lies on a road.
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke card 0 6a=smithy
poke hand 0 barbarian-stronghold
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build barbarian-stronghold @7a -> KS-02
try 0 build barbarian-stronghold @f3 -> KS-02
try 0 build barbarian-stronghold @f0 -> KS-02
try 0 build barbarian-stronghold g0 -> KS-04
try 0 build barbarian-stronghold @g0 -> ok
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke card 0 6a=smithy
poke card 1 g0=barbarian-stronghold:f
poke hand 0 barbarian-stronghold
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build barbarian-stronghold @g0 -> KS-02
poke roads 1 g0 h0
try 0 build barbarian-stronghold @h0 -> ok
