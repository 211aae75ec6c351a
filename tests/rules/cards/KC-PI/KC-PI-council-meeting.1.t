# KC-PI-council-meeting.1  Condition Town hall and at least one other hand card.
game cards 2 mode=extended,set=pi,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke hand 0 council-meeting spy
try 0 play council-meeting -> KC-PI-council-meeting.1
poke cards 0 6a=town-hall
poke hand 0 council-meeting
try 0 play council-meeting -> KC-PI-council-meeting.1
poke hand 0 council-meeting spy
try 0 play council-meeting -> ok
