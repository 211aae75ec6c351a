# CKD-20  Only committed knights become inactive.
game knights 4 board=beginner,start=0,nasty=1
use LANDING
poke knights 0 c23:3a c35:2a

try chance event ship -> ok
try 0 commit c35 -> ok
expect knights 0 c23:3a c35:2
expect phase pillage
