# CKC-deserter.3  No such piece: a basic one (English), any weaker one (German).
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44 e51
poke progress 0 deserter
poke knights 0 c23:3 c29:3
poke knights 1 c31:3

try 0 deserter 1 -> ok
try 1 desert c31 -> ok
legal 0 place 2
try 0 place 2 c35 -> CKE-10
try 0 place 1 c35 -> ok
game knights 4 board=beginner,start=0
use MIDGAME
poke roads 0 e26 e35 e44 e51
poke progress 0 deserter
poke knights 0 c23:3 c29:3
poke knights 1 c31:3

try 0 deserter 1 -> ok
try 1 desert c31 -> ok
legal 0 place 4
try 0 place 2 c35 -> ok
