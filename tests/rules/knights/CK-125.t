# CK-125  A card without visible effect is not played; only hidden hands may make one fail.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 warlord wedding saboteur spy

try 0 warlord -> CK-125
try 0 wedding -> CK-125
try 0 saboteur -> CK-125
try 0 spy 1 -> CK-125
forbidden 0 spy -> CK-125
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 resourcemonopoly
poke hand 1 l

try 0 resourcemonopoly b -> ok
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 resourcemonopoly

try 0 resourcemonopoly b -> CK-125
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke settlements 0 c3
poke cities 0 c10
poke roads 0 e6 e17
poke settlements 3 -
poke roads 3 e41
poke progress 0 mining irrigation

try 0 mining -> CK-125
try 0 irrigation -> CK-125
