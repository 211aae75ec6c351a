# KX-01  Sun: resources (with a Treasure fleet 3, one may be a card by a Palace), then gold.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke roads 0 g0 h0
poke towns 0 6:2 7:2 8:1
poke land 0 i1=$3:0
poke land 0 i2=l6:0
poke cards 0 6a=treasure-fleet 6b=palace 6c=customs-station 6d=customs-station 7a=privateer-fleet
poke discard d0 spy
poke store 0 h2 0
poke turn 5
poke step eventdie
poke die 5
try chance event sun -> ok
actors 0
try 0 choose 1 -> ok
try 0 take spy -> ok
expect hand 0 spy!
try 0 choose 1 -> KB-17
try 0 gain f2 -> ok
try 0 gain f2 -> ok
actors 0
try 0 gain f1 -> KB-17
try 0 gain h2 -> ok
try 0 gain h2 -> ok
try 0 gain h2 -> ok
actors 1
try 1 gain f1 -> ok
expect step main
expect lands 0 f1=b5:2 f2=l4:3 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:3 i1=$3:2 i2=l6:0
expect lands 1 f1=b6:2 f2=l5:2 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke card 0 6a=customs-station
poke turn 5
poke step eventdie
poke die 5
try chance event sun -> ok
try 0 gain f1 -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:3
try 1 gain f1 -> ok
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:3
