# IB-52  Offers and counter-offers are free in number while cards last.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 2l
poke hand 1 b
try 0 offer 1 3l>b -> IB-52
try 0 offer 1 w>b -> IB-52
try 0 offer 1 l>b -> ok
try 1 counter 2b>l -> IB-52
try 1 counter b>2l -> ok
try 0 confirm 1 -> ok
expect hand 0 b
expect hand 1 2l
# An offer taken back can be followed by another one.
try 0 offer 1 b>l -> ok
try 0 withdraw -> ok
try 0 offer 1 b>2l -> ok
try 1 decline -> ok
expect phase main
# Who has not the cards wanted cannot accept.
poke hand 2 -
try 0 offer 2 b>l -> ok
try 2 accept -> IB-52
try 2 decline -> ok
