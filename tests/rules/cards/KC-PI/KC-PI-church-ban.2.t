# KC-PI-church-ban.2  The opponent may neither take from that pile nor put under it.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke ban 2 0
poke ban d0 0
poke hand 0 spy spy merchant bishop
poke step limit
try 0 bury spy 2 -> KX-22
try 0 bury spy 1 -> ok
poke hand 0 spy
poke step refill
try 0 draw 2 -> KX-22
try 0 search 2 -> KX-22
try 0 draw 3 -> ok
