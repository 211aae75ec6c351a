# CK-03  There are no development cards and no Largest Army.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 wgo

try 0 buy -> syntax
try 0 monopoly o -> syntax
json 0 not "largest_army"
json 0 not "dev_cards"
