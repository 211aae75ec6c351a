# D-42  The joker of the sixth knight turns a die to whatever is chosen.
game dice 1 -
use SECOND-TURN
poke knights 0 6
poke used 0 12345
poke boxes 0 21
poke dice 2b4$
legal 0 joker 10
game dice 1 -
use SECOND-TURN
poke knights 0 6
poke used 0 12345
poke boxes 0 21
poke dice 2b4$
try 0 joker 6 b>l -> ok
expect dice bl4$
game dice 1 -
use SECOND-TURN
poke knights 0 6
poke used 0 12345
poke boxes 0 21
poke dice 2b4$
try 0 joker 6 b>w -> ok
expect dice bw4$
game dice 1 -
use SECOND-TURN
poke knights 0 6
poke used 0 12345
poke boxes 0 21
poke dice 2b4$
try 0 joker 6 b>g -> ok
expect dice bg4$
game dice 1 -
use SECOND-TURN
poke knights 0 6
poke used 0 12345
poke boxes 0 21
poke dice 2b4$
try 0 joker 6 b>o -> ok
expect dice bo4$
game dice 1 -
use SECOND-TURN
poke knights 0 6
poke used 0 12345
poke boxes 0 21
poke dice 2b4$
try 0 joker 6 b>$ -> ok
expect dice b5$
game dice 1 -
use SECOND-TURN
poke knights 0 6
poke used 0 12345
poke boxes 0 21
poke dice 2b4$
try 0 joker 6 b -> syntax
try 0 joker 6 b>b -> D-40
