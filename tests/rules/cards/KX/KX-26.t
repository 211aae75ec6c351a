# KX-26  Alchemist: after seven points, once, before the roll; the event comes first, the number stands.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke gate 0
poke step begin
poke hand 0 alchemist alchemist
poke town 1 6:2
poke card 1 6a=bishops-seat
poke gate 0
poke die 0
poke event -
try 0 play alchemist -> KB-52
poke gate 1
try 0 play alchemist -> ok
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:2
try 0 choose 4 -> ok
try 0 play alchemist -> KC-BASE-alchemist.1
try 0 roll -> ok
expect step eventdie
expect die 4
expect played 1
actors chance
poke turn 5
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 2
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 1
try chance event club -> ok
expect die 4
expect lands 0 f1=b5:3 f2=l4:3 g1=w3:0 g2=g1:1 h1=o2:0 h2=$6:1
poke step main
try 0 play alchemist -> KC-BASE-alchemist.1
