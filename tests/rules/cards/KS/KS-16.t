# KS-16  Cards of further sets are not in the game; what speaks of them does not disturb.
refuse cards 2 mode=extended,set=wf -> rh, pi or bh
refuse cards 2 mode=tournament,sets=zd -> rh, pi or bh
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke cards 0 6a=abbey
poke turn 5
poke step eventdie
poke die 5
poke events superstition civil-war civil-war conflict conflict master-builder master-builder plague plague plague productive-year productive-year year-end
try chance event question -> ok
try 0 pay f1 -> ok
expect step main
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
expect lands 1 f1=b6:1 f2=l5:2 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
