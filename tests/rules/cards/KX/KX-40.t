# KX-40  Short stacks: Chancellor, Council meeting, Archivist take what is there, from none nothing.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke towns 0 6:2 7:1
poke card 0 6a=town-hall
poke stack 1 spy scout
poke hand 0 chancellor council-meeting archivist
try 0 play chancellor -> ok
try 0 draw 7 -> KX-40
try 0 draw 1 -> ok
expect hand 0 spy scout archivist council-meeting
try 0 play council-meeting -> ok
try 0 bury scout 1 -> ok
try 0 search 7 -> KX-40
try 0 search 1 -> ok
try 0 take scout -> ok
expect hand 0 spy scout archivist
poke stack 1 conrad falk goetz
try 0 play archivist -> ok
try 0 search 1 -> ok
try 0 take goetz -> ok
try 0 take spy -> KC-PI-archivist.2
try 0 take conrad -> ok
expect stack 1 goetz0 conrad0 falk0
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:1
poke card 0 6a=town-hall
poke hand 0 chancellor council-meeting archivist
poke ban 1 0
poke ban 2 0
poke ban 3 0
poke ban 4 0
try 0 play chancellor -> KX-40
try 0 play council-meeting -> KX-40
try 0 play archivist -> KX-40
