# KC-BH-secret-brotherhood.1  Action cards are sold for one resource of choice each.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke hand 0 spy bishop abbey
try 0 sell spy -> KC-BH-secret-brotherhood.1
poke cards 0 6a=secret-brotherhood
try 0 sell abbey -> KC-BH-secret-brotherhood.1
try 0 sell spy -> ok
try 0 gain h1 -> ok
try 0 sell bishop -> ok
try 0 gain h1 -> ok
expect hand 0 abbey
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:3 h2=$6:1
poke hand 0 spy
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
try 0 sell spy -> KB-54
poke store 0 f1 2
poke step limit
try 0 sell spy -> KB-60
