# CK-47  Players trade resources and commodities in any mix.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 2bp
poke hand 1 wcm

try 0 offer 1 bp>cm -> ok
try 1 accept -> ok
try 0 confirm 1 -> ok
expect hand 0 bcm
expect hand 1 bwp
