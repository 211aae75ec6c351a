# KC-BH-eryn.2  As many resources as the opponent has points more, at most four.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke hand 0 eryn
poke cards 1 6a=church 6b=library
try 0 play eryn -> ok
try 0 gain f1 -> ok
try 0 gain f1 -> ok
legal 0 gain none
poke hand 0 eryn
poke cards 1 6a=church 6b=library 6c=aqueduct 6d=bath-house 7a=karl
try 0 play eryn -> ok
try 0 gain g1 -> ok
try 0 gain g1 -> ok
try 0 gain g2 -> ok
try 0 gain g2 -> ok
legal 0 gain none
