# EX-13  Mining: 4 ore; Irrigation: 4 grain.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke settlements 0 c12 c18 c34
poke roads 0 e19 e27 e44 e50
poke cities 2 c0
poke roads 2 e1 e63
poke cities 3 -
poke roads 3 e16
poke progress 0 mining irrigation

try 0 mining -> ok
expect hand 0 4o
try 0 irrigation -> ok
expect hand 0 4g4o
