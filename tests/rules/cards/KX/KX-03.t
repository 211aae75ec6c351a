# KX-03  "?": the event card; then the Dogmas of who rolled; then the other's Bailiwick; then production.
game cards 2 mode=tournament,sets=rh+pi+bh
use EVENT
poke towns 0 6:1 7:2
poke towns 1 6:1 7:2
poke cards 0 6a=bailiwick 7a=library:d
poke cards 1 6a=bailiwick 7a=library:d
poke card 1 6c=abbey
poke stack 6 conrad
poke turn 5
poke die 4
poke events progress civil-war civil-war conflict conflict master-builder master-builder plague plague plague productive-year productive-year year-end
try chance event question -> ok
actors 1
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
try 1 gain g1 -> ok
actors 1
expect discard d0 dogma
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:0 g2=g2:1 h1=o3:0 h2=$1:1
try 1 bury bailiwick 2 -> KC-PI-bailiwick.3
try 1 bury bailiwick 6 -> ok
expect stack 6 conrad bailiwick01
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:0 h2=$1:1
expect cards 1 6c=abbey 7a=library
actors 0
try 0 gain f1 -> ok
expect step main
expect cards 0 6a=bailiwick 7a=library:d
expect lands 0 f1=b5:2 f2=l4:2 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
