# CKC-bishop.1  Only after the first landing.
game knights 4 board=beginner,start=0,edition=en
use FOUNDED
poke phase main
poke progress 0 bishop
poke hand 1 2b
poke hand 3 p

try 0 bishop h11 -> CKC-bishop.1
forbidden 0 bishop -> CKC-bishop.1
