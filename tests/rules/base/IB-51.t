# IB-51  Each side gives at least one card.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 2l
try 0 offer 1 ->b -> IB-51
try 0 offer 1 l>- -> IB-51
try 0 offer 1 2l>b -> ok
try 1 counter ->l -> IB-51
try 1 counter b>- -> IB-51
