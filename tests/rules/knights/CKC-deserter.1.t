# CKC-deserter.1  An opponent with a knight removes one of own choice.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 deserter
poke knights 1 c31:2a c45:1

try 0 deserter 2 -> CKC-deserter.1
try 0 deserter 0 -> CKC-deserter.1
try 0 deserter 1 -> ok
actors 1
try 1 desert c25 -> CKC-deserter.1
legal 1 desert 2
try 1 desert c31 -> ok
expect knights 1 c45:1
