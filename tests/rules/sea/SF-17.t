# SF-17  No ship is moved away from the pirate's hex, or to it.
game sea 3 start=0
use AFLOAT
poke pirate h34
poke ships 0 e103
try 0 sail e103 e102 -> SF-17
legal 0 sail none
poke pirate h36
try 0 sail e103 e102 -> ok
game sea 3 start=0
use AFLOAT
poke pirate h34
poke ships 0 e102
try 0 sail e102 e103 -> SF-17
try 0 sail e102 e116 -> SF-17
