# CKS-04  Knights move over roads and ships; they change between them only at an own building.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke knights 0 c133:1a
try 0 move c133 c149 -> ok
expect knights 0 c149:1
# Without the building at c141 road and ship do not join.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke settlements 0 c49
poke ships 0 e206 e207
poke knights 0 c133:1a
try 0 move c133 c149 -> CKS-04
try 0 move c133 c141 -> ok
