# IB-55  Four equal cards for one other at the bank, no harbour needed, any number of times.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 9b3l
try 0 bank 3b>o -> IB-55
try 0 bank 3bl>o -> IB-55
try 0 bank 4l>o -> IB-55
try 0 bank 4b>b -> IB-54
try 0 bank 4b>o -> ok
try 0 bank 4b>g -> ok
expect hand 0 b3lgo
try 0 bank 4b>g -> IB-55
