# KC-PI-holy-place.4  Not at an exchange, with Chancellor or Council meeting.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=church 6b=town-hall 6c=holy-place
poke stack 1 mission court merchant brewery
poke hand 0 spy bishop chancellor
try 0 play chancellor -> ok
try 0 draw 1 -> ok
expect hand 0 spy bishop merchant mission court
expect step main
actors 0
poke hand 0 spy bishop council-meeting
poke stack 1 mission court merchant brewery
try 0 play council-meeting -> ok
try 0 bury spy 2 -> ok
try 0 search 1 -> ok
try 0 take court -> ok
try 0 take brewery -> ok
expect step main
expect hand 0 bishop brewery court
poke stack 1 mission merchant
try 0 end -> ok
try 0 bury bishop 1 -> ok
try 0 draw 1 -> ok
expect active 1
