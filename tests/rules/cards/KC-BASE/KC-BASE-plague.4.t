# KC-BASE-plague.4  A Medicus protects all cities of his player this once.
game cards 2 mode=extended,set=pi
poke begun 0
poke towns 0 6:2 7:2
poke towns 1 6:2 7:2
poke hand 0 medicus
poke hand 1 medicus
poke events plague civil-war conflict master-builder plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours church-fair
poke die 6
poke step eventdie
try chance event question -> ok
actors 0
try 0 play medicus -> ok
actors 1
try 1 pass -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:1 f2=l5:0 g1=w4:0 g2=g2:0 h1=o3:0 h2=$1:0
expect discard d0 medicus
poke events plague civil-war conflict master-builder plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours church-fair
poke die 6
poke step eventdie
try chance event question -> ok
try 0 pass -> ok
try 1 play medicus -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:2
