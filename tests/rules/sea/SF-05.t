# SF-05  Lines of ships may branch.
game sea 3 start=0
use AFLOAT
poke ships 0 e103
poke hand 0 2l2w
try 0 ship e104 -> ok
try 0 ship e89 -> ok
expect ships 0 e89 e103 e104
