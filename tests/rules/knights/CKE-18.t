# CKE-18  The city on its side holds here too.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke settlements 0 c0 c5 c17 c32 c42
poke knights 1 c31:1a
poke knights 2 c13:1a
poke knights 3 c14:1a

try chance event ship -> ok
try 0 pillage c30 -> ok
expect fallen c30
