# KX-23  Step 5 waits for a player to whom no stack is open, but who can pay to lift a ban.
game cards 2 mode=tournament,start=0
poke begun 0
poke turn 9
poke gate 1
poke ban 1 0
poke ban 2 0
poke ban 3 0
poke ban 4 0
poke hand 0 spy spy
poke store 0 h2 3
try 0 end -> ok
expect step refill
try 0 draw 1 -> KX-22
legal 0 end 1
legal 0 lift 4
try 0 lift 2 -> ok
try 0 end -> KB-61
try 0 draw 2 -> ok
expect active 1
game cards 2 mode=tournament,start=0
poke begun 0
poke turn 9
poke ban 1 0
poke ban 2 0
poke ban 3 0
poke ban 4 0
poke hand 0 spy spy
poke store 0 h2 2
try 0 end -> ok
expect active 1
