# CKE-12  Intrigue gives no free knight.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke roads 3 e16 e41 e42
poke progress 0 intrigue
poke knights 3 c29:3

try 0 intrigue c29 -> ok
try 3 retreat c34 -> ok
try 0 place 1 c29 -> CKC-deserter.1
try 0 recruit c29 -> CK-72
