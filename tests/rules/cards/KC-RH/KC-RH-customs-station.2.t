# KC-RH-customs-station.2  Only as much gold as the player's gold landscapes have room for.
game cards 2 mode=extended,set=rh
poke begun 0
poke card 0 6a=customs-station
poke store 0 h2 2
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 gain g1 -> ok
try 1 gain g1 -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:2 g2=g1:1 h1=o2:1 h2=$6:3
game cards 2 mode=extended,set=rh
poke begun 0
poke roads 0 g0 h0
poke town 0 8:1
poke land 0 i1=w5:0
poke land 0 i2=$3:0
poke store 0 h2 2
poke card 0 6a=customs-station
poke die 4
poke step eventdie
try chance event sun -> ok
try 0 gain f1 -> ok
actors 0
legal 0 gain 2
try 0 gain i2 -> ok
try 0 gain i1 -> KB-17
try 0 gain i2 -> ok
try 1 gain f1 -> ok
expect lands 0 f1=b5:2 f2=l4:2 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2 i1=w5:0 i2=$3:2
