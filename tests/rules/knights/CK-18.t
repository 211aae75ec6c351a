# CK-18  In the action phase everything in any order.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 3b4l3w3g3o2p
poke progress 0 mining

try 0 recruit c23 -> ok
try 0 bank 3l>b -> CK-48
try 0 road e43 -> ok
try 0 activate c23 -> ok
try 0 mining -> ok
try 0 improve science -> ok
try 0 wall c30 -> ok
try 0 discard b -> CK-40
try 0 robber h0 -> IB-49
try 0 end -> ok
