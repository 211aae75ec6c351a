# KC-BH-residence-cloth.3  With three cloths, once a turn, two equal ones for two others.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 g3=residence-cloth:2
poke store 0 f1 2
poke store 0 f2 2
try 0 use g3 -> KC-BH-residence-cloth.3
poke cards 0 g3=residence-cloth:3
try 0 use g3 -> ok
try 0 pay g1 -> KB-86
try 0 pay f1 -> ok
try 0 gain f1 -> KB-17
try 0 gain h1 -> ok
try 0 gain h2 -> ok
expect cards 0 g3=residence-cloth:3u
expect lands 0 f1=b5:0 f2=l4:2 g1=w3:1 g2=g1:1 h1=o2:2 h2=$6:2
try 0 use g3 -> KC-BH-residence-cloth.3
