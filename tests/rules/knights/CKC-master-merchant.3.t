# CKC-master-merchant.3  Nothing helps against it.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke walls c25
poke progress 0 mastermerchant
poke hand 1 bop
poke defender 1 1

try 0 mastermerchant 1 -> ok
try 1 decline -> IB-50
try 0 take op -> ok
