# KC-RH-customs-station.1  At the sun each Customs station brings its player 2 gold.
game cards 2 mode=extended,set=rh
poke begun 0
poke hand 0 customs-station
poke store 0 f1 0
try 0 build customs-station 6a -> KB-44
poke store 0 f1 1
try 0 build customs-station 6a -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
json 0 "name":"Red","points":2,"strength":0,"joust":0,"commerce":1,"limit":3,
poke store 0 h2 0
poke die 5
poke step eventdie
try chance event sun -> ok
actors 0
try 0 gain g1 -> ok
try 1 gain g1 -> ok
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:2 g2=g1:1 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:1 f2=l5:2 g1=w4:2 g2=g2:1 h1=o3:1 h2=$1:1
game cards 2 mode=extended,set=rh
poke begun 0
poke card 1 6a=customs-station
poke card 1 7a=customs-station
poke store 1 h2 0
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 gain g1 -> ok
try 1 gain g1 -> ok
expect lands 1 f1=b6:1 f2=l5:2 g1=w4:2 g2=g2:1 h1=o3:1 h2=$1:3
