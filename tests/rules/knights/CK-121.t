# CK-121  A fifth card off turn: one of the five goes under its deck before production.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 1
poke levels 1 1 0 0
poke levels 3 1 0 0
poke progress 1 spy spy spy bishop
poke progress 3 merchant merchant merchant merchant

try chance event science -> ok
try 1 draw -> ok
try 3 draw -> ok
actors 13
try 0 end -> CK-121
try 1 bury smith -> CK-121
seen 0 1 bury spy -> bury ?politics
try 3 bury merchant -> ok
try 1 bury alchemist -> ok
expect progress 1 bishop spy spy spy
expect phase main
