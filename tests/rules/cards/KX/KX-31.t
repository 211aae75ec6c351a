# KX-31  Flavo: his holder chooses the site, the other pays the bank a gold and has him; once.
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke cards 0 6a=flavo
poke cards 1 6a=falk 6c=conrad
poke turn 5
poke step eventdie
poke die 4
try chance event knight -> ok
actors 1
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:2 g2=g1:1 h1=o2:1 h2=$6:1
try 1 gain f1 -> ok
actors 0
legal 0 put 2
try 0 pass -> KC-BH-flavo.2
try 0 put @6a -> KC-BH-flavo.2
try 0 put @7c -> ok
expect step main
expect cards 1 6a=falk 6c=conrad 7c=flavo:n
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:2 g2=g2:1 h1=o3:1 h2=$1:0
expect lands 0 f1=b5:2 f2=l4:2 g1=w3:2 g2=g1:1 h1=o2:1 h2=$6:1
poke active 1
try 1 demolish 7c -> ok
expect discard d0 flavo
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke cards 0 6a=flavo
poke store 1 h2 0
poke turn 5
poke step eventdie
poke die 4
try chance event knight -> ok
expect step main
expect cards 0 6a=flavo
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 1 6:3 7:1
poke cards 0 6a=flavo
poke cards 1 6a=conrad 6b=hagen 6c=otto 6d=pippin 7a=siegfried 7c=karl f3=goetz f4=falk g3=walter
poke turn 5
poke step eventdie
poke die 2
try chance event knight -> ok
try 1 gain f1 -> ok
expect cards 1 f3=goetz f4=falk g3=walter g4=flavo:n 6a=conrad 6b=hagen 6c=otto 6d=pippin 7a=siegfried 7c=karl
