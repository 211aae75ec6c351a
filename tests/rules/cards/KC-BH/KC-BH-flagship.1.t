# KC-BH-flagship.1  Civil War and Privateer fleets cannot hit it.
game cards 2 mode=tournament,start=0
use FULL-LANDS
poke cards 1 6a=flagship
poke hand 0 privateer-fleet privateer-fleet
poke events civil-war civil-war conflict master-builder plague plague productive-year progress year-end mendicant-friars good-neighbours church-fair lucky-voyage
poke step eventdie
poke die 5
try chance event question -> ok
try 1 pass -> ok
try 0 pass -> ok
expect cards 1 6a=flagship
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke hand 0 privateer-fleet
try 0 build privateer-fleet 6a -> ok
actors 0
expect step main
expect cards 1 6a=flagship
