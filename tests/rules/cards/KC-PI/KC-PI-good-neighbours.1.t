# KC-PI-good-neighbours.1  The top cards of all stacks lie open until they leave.
game cards 2 mode=extended,set=pi,start=0
use EVENT
poke stack 5 mission court merchant
poke stack 6 brewery theatre bishop
poke events good-neighbours civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars church-fair
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
