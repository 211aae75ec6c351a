# KC-BH-flagship.2  It protects the trade fleets of its city from both.
game cards 2 mode=tournament,start=0
use FULL-LANDS
poke towns 1 6:3 7:1
poke cards 1 f3=ore-fleet 6a=flagship 6c=gold-fleet 7a=wool-fleet 7c=conrad
poke hand 0 privateer-fleet
try 0 build privateer-fleet 6a -> ok
try 1 pass -> ok
expect cards 1 f3=ore-fleet 6a=flagship 6c=gold-fleet 7c=conrad
poke events civil-war civil-war conflict master-builder plague plague productive-year progress year-end mendicant-friars good-neighbours church-fair lucky-voyage
poke step eventdie
poke die 5
try chance event question -> ok
try 1 pass -> ok
try 0 pass -> ok
expect cards 1 f3=ore-fleet 6a=flagship 6c=gold-fleet
