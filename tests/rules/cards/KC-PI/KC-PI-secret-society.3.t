# KC-PI-secret-society.3  Without a target it takes the first that is built.
game cards 2 mode=extended,set=pi,start=0
use FULL-LANDS
poke lands 1 f1=b6:3 f2=l5:3 g1=w4:3 g2=g2:3 h1=o3:3 h2=$1:3
poke hand 0 secret-society
try 0 build secret-society 6a -> ok
expect step main
poke active 1
try 1 build church 6d -> ok
expect copies 0 6d
poke lands 1 f1=b6:3 f2=l5:3 g1=w4:3 g2=g2:3 h1=o3:3 h2=$1:3
try 1 build town-hall 6a -> ok
expect copies 0 6d
