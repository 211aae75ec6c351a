# CK-31  A city yields lumber and paper, wool and cloth, ore and coin.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 4 4

try chance event ship -> ok
expect hand 3 lp
expect hand 1 2g
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 2

try chance event ship -> ok
expect hand 1 wc
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 3 3

try chance event ship -> ok
expect hand 0 om
