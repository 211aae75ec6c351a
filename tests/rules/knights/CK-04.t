# CK-04  The bank has 12 of each commodity and 19 of each resource.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME

json 0 "bank":[19,19,19,19,19,12,12,12]
poke hand 0 12p
json 0 "bank":[19,19,19,19,19,0,12,12]
