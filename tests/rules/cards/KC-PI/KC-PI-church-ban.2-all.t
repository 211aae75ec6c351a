# KC-PI-church-ban.2  Where every stack is banned a card goes to the discard pile.
game cards 2 mode=tournament,start=0
use MIDGAME
poke ban 1 0
poke ban 2 0
poke ban 3 0
poke ban 4 0
poke hand 0 spy spy merchant bishop
poke step limit
poke store 0 h2 0
try 0 bury spy 1 -> KX-22
try 0 bury spy d0 -> ok
expect discard d0 spy
