# D-66  The highest score wins; equal scores share the win.
game dice 3 start=0
use BUILDING
poke boxes 0 1 x x x x x x x x x x x x x x
poke boxes 1 1 x x x x x x x x x x x x x x
poke boxes 2 x x x x x x x x x x x x x x
poke roads 0 R0
poke roads 1 R0
poke turn 45
poke active 2
poke dice b5l
try 2 end -> ok
winners 01
game dice 3 start=0
use BUILDING
poke boxes 0 1 x x x x x x x x x x x x x x
poke boxes 1 1 x x x x x x x x x x x x x x
poke boxes 2 1 x x x x x x x x x x x x x
poke roads 0 R0
poke roads 1 R0
poke roads 2 R0
poke turn 45
poke active 2
poke dice b5l
try 2 road R1 -> ok
try 2 end -> ok
winners 2
