# CKC-master-merchant.2  Look at the hand and take any 2, or the only one.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 mastermerchant
poke hand 1 bop
poke progress 1 spy mining
poke defender 1 1

view 0 expect hand 1 ?3
try 0 mastermerchant 1 -> ok
view 0 expect hand 1 bop
view 0 expect progress 1 ?101
view 2 expect hand 1 ?3
legal 0 take 3
try 0 take b -> CKC-master-merchant.2
try 0 take bw -> CKC-master-merchant.2
seen 2 0 take bp -> take ?2
try 0 take bp -> ok
expect hand 0 bp
expect hand 1 o
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 mastermerchant
poke hand 1 o
poke defender 1 1

try 0 mastermerchant 1 -> ok
try 0 take o -> ok
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 mastermerchant
poke hand 1 -
poke defender 1 1

try 0 mastermerchant 1 -> CK-125
