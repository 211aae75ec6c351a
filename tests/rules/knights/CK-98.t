# CK-98  Knights are never removed or deactivated at will.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke knights 0 c23:1a

try 0 deactivate c23 -> syntax
try 0 desert c23 -> CKC-deserter.1
try 0 activate c23 -> CK-75
