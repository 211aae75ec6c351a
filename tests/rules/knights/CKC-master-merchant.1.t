# CKC-master-merchant.1  An opponent with more points.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 2 b
poke progress 0 mastermerchant
poke hand 1 bop
poke defender 1 1

try 0 mastermerchant 2 -> CKC-master-merchant.1
try 0 mastermerchant 0 -> CKC-master-merchant.1
try 0 mastermerchant 1 -> ok
