# D-30  A road must join one that is built; branches may be taken in any order.
game dice 1 -
use BUILDING
poke dice 3b3l
legal 0 road 1
try 0 road R1 -> D-30
try 0 road R15 -> D-30
try 0 road R16 -> syntax
try 0 road R0 -> ok
legal 0 road 2
try 0 road R2 -> ok
try 0 road R5 -> D-30
try 0 road R3 -> ok
game dice 1 -
use SECOND-TURN
poke roads 0 R0
poke boxes 0 1
poke dice 2b2lwg
legal 0 road 2
try 0 road R1 -> ok
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2
poke boxes 0 2
poke dice 2b2lwg
legal 0 road 2
try 0 road R3 -> ok
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3
poke boxes 0 3
poke dice 2b2lwg
legal 0 road 3
try 0 road R4 -> ok
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3
poke boxes 0 3
poke dice 2b2lwg
legal 0 road 3
try 0 road R5 -> ok
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3 R5
poke boxes 0 4
poke dice 2b2lwg
legal 0 road 3
try 0 road R6 -> ok
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3 R5 R6
poke boxes 0 5
poke dice 2b2lwg
legal 0 road 3
try 0 road R7 -> ok
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3 R5 R6 R7
poke boxes 0 6
poke dice 2b2lwg
legal 0 road 4
try 0 road R8 -> ok
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3 R5 R6 R7
poke boxes 0 6
poke dice 2b2lwg
legal 0 road 4
try 0 road R12 -> ok
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3 R5 R6 R7 R8
poke boxes 0 7
poke dice 2b2lwg
legal 0 road 4
try 0 road R9 -> ok
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3 R5 R6 R7 R8 R9
poke boxes 0 8
poke dice 2b2lwg
legal 0 road 4
try 0 road R10 -> ok
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3 R5 R6 R7 R8 R9 R10
poke boxes 0 9
poke dice 2b2lwg
legal 0 road 4
try 0 road R11 -> ok
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3 R5 R6 R7 R12
poke boxes 0 7
poke dice 2b2lwg
legal 0 road 4
try 0 road R13 -> ok
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3 R5 R6 R7 R12 R13
poke boxes 0 8
poke dice 2b2lwg
legal 0 road 4
try 0 road R14 -> ok
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3 R5 R6 R7 R12 R13 R14
poke boxes 0 9
poke dice 2b2lwg
legal 0 road 4
try 0 road R15 -> ok
