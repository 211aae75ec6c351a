# CKC-spy.1  Look at progress cards, take one or none.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 spy
poke progress 1 spy mining
poke hand 1 bop

try 0 spy 0 -> CKC-spy.1
try 0 spy 2 -> CK-125
try 0 spy 1 -> ok
view 0 expect progress 1 mining spy
view 0 expect hand 1 ?3
view 2 expect progress 1 ?101
view 2 expect hand 1 ?3
seen 2 0 steal mining -> steal ?science
seen 1 0 steal mining -> steal mining
try 0 end -> CKC-spy.1
try 0 steal bishop -> CKC-spy.1
try 0 steal mining -> ok
expect progress 0 mining
expect progress 1 spy
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 spy
poke progress 1 spy mining

try 0 spy 1 -> ok
try 0 done -> ok
expect progress 1 mining spy
