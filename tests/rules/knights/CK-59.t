# CK-59  One city suffices; without one there is no improvement.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke settlements 0 c17 c30
poke cities 0 -
poke hand 0 pcm

try 0 improve science -> CK-59
forbidden 0 improve -> CK-59
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 pcm

try 0 improve science -> ok
try 0 improve trade -> ok
try 0 improve politics -> ok
