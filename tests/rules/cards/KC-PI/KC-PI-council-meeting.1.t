# KC-PI-council-meeting.1  Condition Town hall and at least one other hand card.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke hand 0 council-meeting spy
try 0 play council-meeting -> KC-PI-council-meeting.1
poke cards 0 6a=town-hall
poke hand 0 council-meeting
try 0 play council-meeting -> KC-PI-council-meeting.1
poke hand 0 council-meeting spy
try 0 play council-meeting -> ok
