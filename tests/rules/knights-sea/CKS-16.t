# CKS-16  Who took a card for gold gets nothing from the Aqueduct.
game knights-sea 3 start=0,edition=en
use EVENT
poke cities 0 c79
poke levels 0 3 0 0
poke levels 1 3 0 0
poke dice 2 2
try chance event ship -> ok
try 0 gold bo -> ok
expect phase aqueduct
actors 1
