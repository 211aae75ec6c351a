# R-92  Other players may propose trades to the one whose turn it is, who may take them up.
game knights 4 board=beginner,start=0
use MIDGAME
poke hand 0 2l
poke hand 1 2b
poke hand 2 bwm
poke hand 3 -
actors 0
forbidden 1 offer -> ok
forbidden 3 offer -> IB-52
json 1 "may_propose":true
json 0 "may_propose":false
json 3 "may_propose":false
json spectator "may_propose":false
# Only to the one whose turn it is, with cards that are held, for something else.
try 1 offer 2 b>w -> IB-50
try 1 offer 02 b>w -> IB-50
try 1 offer 0 w>l -> IB-52
try 1 offer 0 b>b -> IB-54
try 1 offer 0 ->l -> IB-51
try 0 confirm 1 -> IB-50
try 1 offer 0 b>l -> ok
try 2 offer 0 wm>2l -> ok
actors 012
awaited 0
expect phase main
expect reply 1 offer 0 b>l
json 3 "proposals":[null,{"gives":[1,0,0,0,0,0,0,0],"wants":[0,1,0,0,0,0,0,0]},{"gives":[0,0,1,0,0,0,0,1],"wants":[0,2,0,0,0,0,0,0]},null]
legal 0 confirm 2
legal 1 withdraw 1
# A proposer may do nothing else in this turn.
try 1 end -> IB-27
try 1 road e38 -> IB-27
# Nobody else takes it up, and a newer proposal takes the place of an older one.
try 2 confirm 1 -> IB-50
try 3 withdraw -> IB-50
try 1 offer 0 2b>l -> ok
expect reply 1 offer 0 2b>l
says en 0 confirm 1 -> 2 brick
try 0 confirm 1 -> ok
expect hand 0 2bl
expect hand 1 l
expect not reply 1 offer 0 2b>l
expect reply 2 offer 0 wm>2l
expect phase main
# The cards must be there on both sides.
try 0 confirm 2 -> IB-52
legal 0 confirm none
try 2 withdraw -> ok
actors 0
# Playing on ends what others have proposed: an offer of one's own, ...
try 2 offer 0 w>l -> ok
try 0 offer 1 b>l -> ok
expect not reply 2 offer 0 w>l
try 2 offer 0 w>l -> IB-50
try 0 withdraw -> ok
# ... and the end of the turn; the bank does not.
try 2 offer 0 w>l -> ok
poke hand 0 4bl
try 0 bank 4b>o -> ok
expect reply 2 offer 0 w>l
try 0 end -> ok
expect not reply 2 offer 0 w>l
try 2 offer 1 w>l -> IB-50
# A card that asks more ends them, too; and a proposal ends when its cards are gone.
game knights 4 board=beginner,start=0
use MIDGAME
poke progress 0 resourcemonopoly spy
poke progress 1 merchant
poke hand 1 2b
poke hand 2 w
try 1 offer 0 b>o -> ok
try 2 offer 0 w>o -> ok
try 0 resourcemonopoly b -> ok
expect not reply 1 offer 0 b>o
expect reply 2 offer 0 w>o
try 0 spy 1 -> ok
try 0 done -> ok
expect phase main
expect not reply 2 offer 0 w>o
# None before the roll.
game knights 4 board=beginner,start=0
use LANDED
poke phase roll
poke hand 1 2b
try 1 offer 0 b>o -> IB-50
