# CKV-04  Before the roll one active knight may chase the robber.
game knights 4 board=beginner,start=0,edition=en,knight-errant=1
use LANDED
poke phase roll
poke roads 0 e26 e27 e28 e44
poke hand 1 b
poke knights 0 c18:1a c24:1a

try 0 move c18 c23 -> CK-16
try 0 chase c18 -> ok
try 0 robber h18 1 -> ok
try chance loot b -> ok
expect phase roll
expect knights 0 c18:1 c24:1a
poke robber h5
try 0 chase c24 -> CKV-04
try 0 roll -> ok
