# KC-PI-council-meeting.3  The hand limit is checked at the end of the turn.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=town-hall
poke hand 0 council-meeting spy bishop merchant
poke stack 2 court mission brewery abbey
try 0 play council-meeting -> ok
try 0 bury bishop 1 -> ok
try 0 search 2 -> ok
try 0 take court -> ok
try 0 take brewery -> ok
expect hand 0 spy merchant brewery court
expect step main
actors 0
try 0 end -> ok
expect step limit
