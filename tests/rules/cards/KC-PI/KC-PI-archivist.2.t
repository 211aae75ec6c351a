# KC-PI-archivist.2  Up to six top cards of one stack are put back in any order.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=town-hall
poke hand 0 archivist
poke stack 2 mission court merchant spy bishop abbey garrison smithy
try 0 play archivist -> ok
try 0 search 2 -> ok
expect stack 2 mission0 court0 merchant0 spy0 bishop0 abbey0 garrison smithy
try 0 take garrison -> KC-PI-archivist.2
seen 1 0 take abbey -> take ?
try 0 take abbey -> ok
try 0 take abbey -> KC-PI-archivist.2
try 0 take mission -> ok
try 0 take spy -> ok
try 0 take bishop -> ok
try 0 take court -> ok
expect stack 2 abbey0 mission0 spy0 bishop0 court0 merchant0 garrison smithy
expect discard d0 archivist
view 1 expect stack 2 ?0 ?0 ?0 ?0 ?0 ?0 ? ?
