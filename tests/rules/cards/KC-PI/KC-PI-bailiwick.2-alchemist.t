# KC-PI-bailiwick.2  Also where an Alchemist has chosen the number.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 7a=bailiwick
poke hand 0 alchemist
poke step begin
try 0 play alchemist -> ok
try 0 choose 5 -> ok
try 0 roll -> ok
try chance event club -> ok
actors 0
try 0 gain g1 -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:2 g2=g1:1 h1=o2:1 h2=$6:1
