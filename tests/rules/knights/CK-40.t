# CK-40  Safe are 7 cards and 2 for each wall; else half is put aside.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke cities 0 c30 c32
poke dice 3 4
poke walls c30 c32
poke hand 0 11b
poke hand 1 8b

try chance event ship -> ok
expect dues 1 4
expect not dues 0 5
try 0 discard b -> CK-40
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke cities 0 c30 c32
poke dice 3 4
poke walls c30 c32
poke hand 0 12b

try chance event ship -> ok
expect dues 0 6
# Who does not owe waits for those who do.
try 0 end -> CK-40
try 1 end -> CK-40
try 1 discard b -> CK-40
