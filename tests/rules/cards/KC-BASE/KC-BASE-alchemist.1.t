# KC-BASE-alchemist.1  Played before one's own roll: the player sets the production die.
game cards 2
poke begun 0
poke gate 1
poke hand 0 alchemist alchemist
try 0 play alchemist -> KC-BASE-alchemist.1
poke step begin
poke die 0
try 1 play alchemist -> KB-26
try 0 play alchemist -> ok
try 0 choose 7 -> KB-26
legal 0 choose 6
try 0 choose 4 -> ok
try 0 play alchemist -> KC-BASE-alchemist.1
try 0 roll -> ok
try chance event club -> ok
expect die 4
expect step main
expect lands 0 f1=b5:1 f2=l4:2 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:2 g2=g2:1 h1=o3:1 h2=$1:1
expect hand 0 alchemist
expect discard d0 alchemist
