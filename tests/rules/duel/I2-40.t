# I2-40  The two players may trade with each other.
use MIDGAME
poke phase roll
poke phase main
poke hand 0 2b
poke hand 1 w
try 0 offer 1 2b>w -> ok
actors 01
awaited 1
try 1 accept -> ok
try 0 confirm 1 -> ok
expect hand 0 w
expect hand 1 2b
try 1 offer 0 b>w -> ok
try 0 confirm 1 -> ok
expect hand 0 b
expect hand 1 bw
# A proposal waits for no neutral piece that is due, and none is made meanwhile.
poke hand 0 2b2l
json 1 "may_propose":true
try 1 offer 0 b>l -> ok
try 0 road e26 -> ok
expect step neutral
json 1 "may_propose":false
json 1 "proposals":[null,null]
try 1 offer 0 b>l -> IB-27
