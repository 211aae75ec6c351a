# CKV-05  The lock applies; the knight acts only once in that turn.
game knights 4 board=beginner,start=0,edition=en,knight-errant=1
use FOUNDED
poke phase roll
poke roads 0 e26 e27 e28 e44
poke knights 0 c18:1a c24:1a

try 0 chase c18 -> CK-43
game knights 4 board=beginner,start=0,edition=en,knight-errant=1
use LANDED
poke phase roll
poke roads 0 e26 e27 e28 e44
poke hand 0 g
poke knights 0 c18:1a c24:1a

try 0 chase c18 -> ok
try 0 robber h9 -> ok
try 0 roll -> ok
try chance dice 6 6 -> ok
try chance event ship -> ok
try 0 activate c18 -> ok
try 0 move c18 c23 -> CK-87
