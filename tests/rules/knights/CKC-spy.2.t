# CKC-spy.2  The card taken may be played at once.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 2 mining
poke progress 0 spy
poke progress 1 spy mining

try 0 spy 1 -> ok
try 0 steal spy -> ok
try 0 spy 2 -> ok
try 0 steal mining -> ok
try 0 mining -> ok
