# CK-15  A turn: roll, dice, event die, production, actions, end.
game knights 4 board=beginner,start=0,edition=en
use LANDED
poke phase roll

try 0 end -> CK-16
try 0 roll -> ok
actors chance
try 0 end -> CK-15
try chance dice 1 1 -> ok
try 0 end -> CK-17
try chance event ship -> ok
expect phase main
try 0 roll -> CK-15
try 0 end -> ok
expect phase roll
expect active 1
