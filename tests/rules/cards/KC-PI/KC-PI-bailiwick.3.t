# KC-PI-bailiwick.3  When the opponent rolls "?" it goes, and all ore and wool with it.
game cards 2 mode=extended,set=pi,start=0
use EVENT
poke lands 1 f1=b6:3 f2=l5:3 g1=w4:3 g2=g2:3 h1=o3:3 h2=$1:3
poke cards 1 7a=bailiwick
poke events progress civil-war conflict master-builder plague plague productive-year productive-year progress year-end mendicant-friars good-neighbours church-fair
poke die 6
try chance event question -> ok
actors 1
expect aside bailiwick
expect cards 1 -
expect lands 1 f1=b6:3 f2=l5:3 g1=w4:0 g2=g2:3 h1=o3:0 h2=$1:3
seen 0 1 bury bailiwick 3 -> bury bailiwick 3
poke stack 3 mission court
try 1 bury bailiwick 3 -> ok
expect step main
expect stack 3 mission court bailiwick01
