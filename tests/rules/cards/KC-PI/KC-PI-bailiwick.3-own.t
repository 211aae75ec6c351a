# KC-PI-bailiwick.3  In the tournament it goes under one of the player's stacks.
game cards 2 mode=tournament,start=0
use EVENT
poke cards 1 7a=bailiwick
poke events progress civil-war civil-war conflict master-builder plague plague productive-year year-end mendicant-friars good-neighbours church-fair lucky-voyage
poke die 6
try chance event question -> ok
try 1 bury bailiwick 3 -> KC-PI-bailiwick.3
poke stack 7 mission court
try 1 bury bailiwick 7 -> ok
expect stack 7 mission court bailiwick01
