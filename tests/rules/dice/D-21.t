# D-21  Each die pays once, and nothing is saved for a later turn.
game dice 1 -
use BUILDING
poke dice 2blwgo
try 0 settlement -> ok
try 0 road R0 -> D-20
expect dice bo
try 0 end -> ok
expect dice -
expect aside -
try 0 roll -> ok
expect dice -
