# D-61  The points of the turn go into the next free box.
game dice 1 -
use BUILDING
poke dice blwgo$
try 0 road R0 -> ok
try 0 knight -> ok
expect boxes 0 -
try 0 end -> ok
expect boxes 0 2
poke phase build
poke rolls 1
poke dice blwg2o
try 0 settlement -> ok
try 0 end -> ok
expect boxes 0 2 3
text │ 2 │ 3 │   │
