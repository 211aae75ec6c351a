# KC-PI-church-ban.1  Condition Church.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke hand 0 church-ban
try 0 play church-ban -> KC-PI-church-ban.1
poke cards 0 6a=church
try 0 play church-ban -> ok
try 0 ban 2 -> ok
expect ban 2 1
expect not discard d0 church-ban
