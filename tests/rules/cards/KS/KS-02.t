# KS-02  A road expansion lies on a road.
game cards 2 mode=extended,set=bh
use FULL-STORES
poke gate 1
poke card 0 6a=smithy
poke hand 0 barbarian-stronghold
try 0 build barbarian-stronghold @7a -> KS-02
try 0 build barbarian-stronghold @f3 -> KS-02
try 0 build barbarian-stronghold @f0 -> KS-02
try 0 build barbarian-stronghold g0 -> KS-04
try 0 build barbarian-stronghold @g0 -> ok
game cards 2 mode=tournament,sets=rh+pi+bh
use FULL-STORES
poke gate 1
poke card 0 6a=smithy
poke card 1 g0=barbarian-stronghold:f
poke hand 0 barbarian-stronghold
try 0 build barbarian-stronghold @g0 -> KS-02
poke roads 1 g0 h0
try 0 build barbarian-stronghold @h0 -> ok
