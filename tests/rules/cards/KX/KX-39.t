# KX-39  A played card is discarded after its effect; gold for a Bishop's seat comes before a Wedding.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke cards 0 6a=town-hall 6b=library 6c=church
poke hand 0 diplomat old-sciences wedding
try 0 play diplomat -> KB-54
try 0 play old-sciences -> KB-54
poke discard d0 spy
try 0 play diplomat -> ok
try 0 take diplomat -> KB-62
try 0 take spy -> ok
expect discard d0 diplomat
poke cards 1 6a=bishops-seat
poke store 0 h2 0
poke store 1 h2 2
try 0 play wedding -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:3
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:0
