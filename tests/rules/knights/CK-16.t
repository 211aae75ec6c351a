# CK-16  Before the roll only Alchemist may be played.
game knights 4 board=beginner,start=0,edition=en
use LANDED
poke phase roll
poke hand 0 4b2wg2o
poke progress 0 mining alchemist
poke knights 0 c23:1a

try 0 mining -> CK-16
try 0 bank 4b>o -> CK-16
try 0 wall c30 -> CK-16
try 0 chase c23 -> CK-16
try 0 recruit c35 -> CK-16
try 0 alchemist 1 1 -> ok
expect phase roll
