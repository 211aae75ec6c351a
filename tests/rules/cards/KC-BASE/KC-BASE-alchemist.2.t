# KC-BASE-alchemist.2  Then the event die is rolled and carried out first; he may not wait for it.
game cards 2
poke begun 0
poke gate 1
poke hand 0 alchemist
poke step begin
poke die 0
try 0 play alchemist -> ok
try 0 choose 4 -> ok
try 0 roll -> ok
actors chance
try chance die 2 -> KB-26
odds event sun 1/6
try chance event sun -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
try 0 gain f2 -> ok
try 1 gain f2 -> ok
expect lands 0 f1=b5:1 f2=l4:3 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
expect die 4
game cards 2
poke begun 0
poke gate 1
poke hand 0 alchemist
poke step begin
poke die 0
try 0 roll -> ok
try 0 play alchemist -> KB-26
try chance die 3 -> ok
try 0 play alchemist -> KB-26
try chance event club -> ok
try 0 play alchemist -> KC-BASE-alchemist.1
