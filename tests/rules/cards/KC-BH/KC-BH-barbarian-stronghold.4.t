# KC-BH-barbarian-stronghold.4  Selling to the Secret brotherhood is not playing.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 g0=barbarian-stronghold:f 6a=secret-brotherhood
poke hand 0 bishop spy
poke hand 1 bishop
poke store 0 h2 0
try 0 sell bishop -> ok
try 0 gain f1 -> ok
expect not played 1
try 0 play spy -> ok
