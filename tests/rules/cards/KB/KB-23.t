# KB-23  A site borders the two landscapes of its side; both sites of a side border the same.
game cards 2
poke begun 0
poke town 0 7:2
poke land 0 h1=b5:0
poke land 0 f1=o2:0
poke card 0 7b=brick-factory
poke step eventdie
poke turn 5
poke die 5
try chance event mill -> ok
expect lands 0 f1=o2:0 f2=l4:1 g1=w3:1 g2=g1:1 h1=b5:2 h2=$6:1
game cards 2
poke begun 0
poke town 0 7:2
poke land 0 h1=b5:0
poke land 0 f1=o2:0
poke card 0 7a=brick-factory
poke step eventdie
poke turn 5
poke die 5
try chance event mill -> ok
expect lands 0 f1=o2:0 f2=l4:1 g1=w3:1 g2=g1:1 h1=b5:2 h2=$6:1
game cards 2
poke begun 0
poke town 0 7:2
poke land 0 h1=b5:0
poke land 0 f1=o2:0
poke card 0 7d=brick-factory
poke step eventdie
poke turn 5
poke die 5
try chance event mill -> ok
expect lands 0 f1=o2:0 f2=l4:1 g1=w3:1 g2=g1:1 h1=b5:1 h2=$6:1
