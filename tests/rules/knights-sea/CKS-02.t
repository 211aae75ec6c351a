# CKS-02  What holds for roads holds for ships: placing, blocking, cutting, Diplomat, Intrigue, Road Building.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke active 1
poke hand 1 9l9w9o
# A new knight where only an own ship is.
try 1 recruit c117 -> ok
# A knight of somebody else blocks ships on from its corner.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke active 1
poke hand 1 9l9w
poke ships 0 e172 e206
poke knights 0 c117:1
try 1 ship e160 -> CK-83
poke knights 0 -
try 1 ship e160 -> ok
# Intrigue drives a knight from a corner with an own ship, Diplomat removes an open ship.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke active 1
poke ships 0 e172 e206
poke knights 0 c117:1
poke progress 1 intrigue
try 1 intrigue c117 -> ok
game knights-sea 3 start=0,edition=en
use MIDGAME
poke progress 0 diplomat
try 0 diplomat e159 -> ok
expect ships 1 -
# Road Building lays ships.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke progress 0 roadbuilding
try 0 roadbuilding -> ok
try 0 ship e207 -> ok
try 0 ship e205 -> ok
expect ships 0 e205 e206 e207
