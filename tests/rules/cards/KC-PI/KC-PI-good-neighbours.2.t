# KC-PI-good-neighbours.2  Not those of stacks under a Church ban.
game cards 2 mode=extended,set=pi,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke stack 5 mission court merchant
poke stack 2 brewery theatre bishop
poke ban 5 1
poke events good-neighbours civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars church-fair
poke step eventdie
poke die 5
try chance event question -> ok
expect stack 5 mission court merchant
expect stack 2 brewery01! theatre bishop
