# KX-30  Sven as Merchant: an attack card in all respects; a gold to the bank; he is discarded.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke cards 0 6a=sven
poke gate 0
poke store 0 h2 1
try 0 use 6a -> KC-BH-sven.3
poke gate 1
poke town 1 6:2
poke cards 1 6a=bishops-seat
poke store 0 h2 0
try 0 use 6a -> KC-BH-sven.1
poke store 0 h2 1
poke store 1 h2 0
try 0 use 6a -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
expect discard d0 sven
expect played 1
try 0 name o -> ok
try 0 name o -> KB-75
try 0 name w -> ok
try 0 pay f1 -> ok
expect lands 0 f1=b5:0 f2=l4:1 g1=w3:2 g2=g1:1 h1=o2:2 h2=$6:0
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:0 g2=g2:1 h1=o3:0 h2=$1:1
