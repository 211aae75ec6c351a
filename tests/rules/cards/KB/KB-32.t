# KB-32  Tournament: who has more tournament points gains one resource of choice; a tie: nobody.
game cards 2
poke begun 0
poke step eventdie
poke turn 5
poke die 6
poke card 0 6a=conrad
poke card 1 6a=hagen
try chance event knight -> ok
actors 1
try 1 gain h1 -> ok
expect step main
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:2 h2=$1:1
poke step eventdie
poke card 1 6a=siegfried
try chance event knight -> ok
expect step main
game cards 2
poke begun 0
poke step eventdie
poke die 6
try chance event knight -> ok
expect step main
