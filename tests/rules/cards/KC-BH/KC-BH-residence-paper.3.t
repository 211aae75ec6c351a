# KC-BH-residence-paper.3  With three papers one resource at the start of each of the player's turns.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 1 f4=residence-paper:3
poke hand 0 spy spy spy
try 0 end -> ok
try 0 end -> ok
actors 1
try 1 roll -> KB-17
try 1 gain g1 -> ok
expect step begin
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:2 g2=g2:1 h1=o3:1 h2=$1:1
poke cards 1 f4=residence-paper:2
poke active 0
poke step main
try 0 end -> ok
try 0 end -> ok
try 1 roll -> ok
