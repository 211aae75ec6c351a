# CKV-02  Only committed knights count; afterwards they rest (German edition), or all do (English).
game knights 4 board=beginner,start=0,nasty=1
use LANDING
poke knights 0 c23:3a c35:2a
poke knights 1 c31:1a

try chance event ship -> ok
try 0 commit c35 -> ok
try 1 commit c31 -> ok
expect knights 0 c23:3a c35:2
expect knights 1 c31:1
actors 23
game knights 4 board=beginner,start=0,edition=en,nasty=1
use LANDING
poke knights 0 c23:3a c35:2a
poke knights 1 c31:1a

try chance event ship -> ok
try 0 commit c35 -> ok
try 1 commit c31 -> ok
expect knights 0 c23:3 c35:2
expect knights 1 c31:1
actors 23
# By rules version 1 only the committed rested in both editions.
game knights 4 rules=1,board=beginner,start=0,edition=en,nasty=1
use LANDING
poke knights 0 c23:3a c35:2a
poke knights 1 c31:1a

try chance event ship -> ok
try 0 commit c35 -> ok
try 1 commit c31 -> ok
expect knights 0 c23:3a c35:2
expect knights 1 c31:1
actors 23
