# CKV-03  Declarations are open, one after another, at full strength.
game knights 4 board=beginner,start=0,edition=en,nasty=1
use LANDING
poke knights 0 c23:3a
poke knights 1 c31:1a

try chance event ship -> ok
try 0 commit c23 -> ok
view 1 expect fights 0 c23
seen 1 0 commit c23 -> commit c23
try 1 commit c31 -> ok
expect defender 0 1
