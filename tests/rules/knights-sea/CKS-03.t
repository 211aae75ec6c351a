# CKS-03  The barbarians attack all islands together: cities and knights everywhere count.
game knights-sea 3 start=0,edition=en
use EVENT
poke dice 1 1
poke ship 6
# Four cities, one on an island; knights of strength four, one of them at sea: the knights win.
poke cities 1 c107 c79
poke knights 0 c149:3a
poke knights 1 c117:1a
try chance event ship -> ok
expect defender 0 1
expect cities 1 c79 c107
# Without the knight at sea they lose.
game knights-sea 3 start=0,edition=en
use EVENT
poke dice 1 1
poke ship 6
poke cities 1 c107 c79
poke knights 1 c117:3a
try chance event ship -> ok
expect phase pillage
