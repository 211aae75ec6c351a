# KC-BH-barbarian-stronghold.1  Condition Smithy; on a road of the opponent without expansion.
game cards 2 mode=extended,set=bh,start=0
use FULL-LANDS
poke hand 0 barbarian-stronghold
try 0 build barbarian-stronghold @g0 -> KC-BH-barbarian-stronghold.1
poke cards 0 7a=smithy
try 0 build barbarian-stronghold g0 -> KS-04
try 0 build barbarian-stronghold @h0 -> KS-02
try 0 build barbarian-stronghold @6a -> KS-02
try 0 build barbarian-stronghold @g0 -> ok
expect cards 1 g0=barbarian-stronghold:fn
game cards 2 mode=tournament,start=0
use FULL-LANDS
poke cards 0 7a=smithy
poke cards 1 g0=barbarian-stronghold:f
poke hand 0 barbarian-stronghold
try 0 build barbarian-stronghold @g0 -> KS-02
