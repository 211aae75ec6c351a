# KC-PI-good-neighbours.1  The top cards of all stacks lie open until they leave.
game cards 2 mode=extended,set=pi,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke stack 5 mission court merchant
poke stack 6 brewery theatre bishop
poke events good-neighbours civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars church-fair
poke step eventdie
poke die 5
try chance event question -> ok
expect stack 5 mission01! court merchant
expect stack 6 brewery01! theatre bishop
view spectator expect stack 5 mission01! ? ?
poke hand 0 spy spy
poke step refill
try 0 draw 5 -> ok
expect stack 5 court merchant
expect hand 0 spy spy mission!
