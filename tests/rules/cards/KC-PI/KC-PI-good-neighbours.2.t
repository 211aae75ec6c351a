# KC-PI-good-neighbours.2  Not those of stacks under a Church ban.
game cards 2 mode=extended,set=pi,start=0
use EVENT
poke stack 5 mission court merchant
poke stack 2 brewery theatre bishop
poke ban 5 1
poke events good-neighbours civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars church-fair
poke die 5
try chance event question -> ok
expect stack 5 mission court merchant
expect stack 2 brewery01! theatre bishop
