# KC-PI-church-ban.3  He lifts it for three gold; it goes to its player's discard pile.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke ban 2 0
poke store 0 h2 2
try 0 lift 2 -> KX-23
poke store 0 h2 3
try 0 lift 3 -> KX-23
try 0 lift 2 -> ok
expect not ban 2 0
expect discard d0 church-ban
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
game cards 2 mode=tournament,start=0
use MIDGAME
poke ban 2 0
poke store 0 h2 3
poke step refill
poke hand 0 spy
try 0 lift 2 -> ok
expect discard d1 church-ban
expect step refill
