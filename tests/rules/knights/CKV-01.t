# CKV-01  Players declare clockwise which active knights fight.
game knights 4 board=beginner,start=0,edition=en,nasty=1
use LANDING
poke knights 0 c23:1a c35:1a
poke knights 1 c31:1
poke knights 3 c14:1a
poke active 3

try chance event ship -> ok
expect phase commit
actors 3
try 0 commit c23 -> CKV-01
try 3 commit c23 -> CKV-01
try 3 commit c14 -> ok
actors 0
legal 0 commit 4
try 0 commit - -> ok
expect phase pillage
game knights 4 board=beginner,start=0,edition=en
use MIDGAME

try 0 commit - -> CKV-01
