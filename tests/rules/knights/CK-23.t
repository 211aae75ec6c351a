# CK-23  Level 1 draws on 1-2, 2 on 1-3, 3 on 1-4, 4 on 1-5, 5 on 1-6; level 0 never.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 1
poke levels 0 0 0 0

try chance event science -> ok
expect progress 0 -
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 2
poke levels 0 1 0 0

try chance event science -> ok
expect not progress 0 -
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 3
poke levels 0 1 0 0

try chance event science -> ok
expect progress 0 -
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 3
poke levels 0 2 0 0

try chance event science -> ok
expect not progress 0 -
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 4
poke levels 0 2 0 0

try chance event science -> ok
expect progress 0 -
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 4
poke levels 0 3 0 0

try chance event science -> ok
expect not progress 0 -
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 5
poke levels 0 3 0 0

try chance event science -> ok
expect progress 0 -
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 5
poke levels 0 4 0 0

try chance event science -> ok
expect not progress 0 -
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 6
poke levels 0 4 0 0

try chance event science -> ok
expect progress 0 -
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 6
poke levels 0 5 0 0

try chance event science -> ok
expect not progress 0 -
