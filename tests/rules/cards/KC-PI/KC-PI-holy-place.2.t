# KC-PI-holy-place.2  Once per turn a card just drawn may go back under its stack.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=church 6c=holy-place
poke stack 2 brewery theatre bishop
poke stack 3 mission court merchant
poke hand 0 spy
poke step refill
try 0 draw 3 -> ok
actors 0
expect drawn mission0
expect hand 0 spy
try 0 bury mission 2 -> KC-PI-holy-place.2
try 0 bury mission 3 -> ok
expect stack 3 court merchant mission0
expect flags holy
try 0 draw 2 -> ok
expect hand 0 spy brewery
try 0 draw 3 -> ok
expect hand 0 spy brewery court
expect step begin
