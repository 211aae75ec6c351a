# CKC-merchant.8  Losing the building beside him changes nothing.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke knights 1 c31:1a
poke knights 2 c13:1a
poke knights 3 c14:1a
poke merchant 0 h9

try chance event ship -> ok
try 0 pillage c30 -> ok
expect merchant 0 h9
