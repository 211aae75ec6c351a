# IB-80  Played knights stay face up.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 k
view 1 expect knights 0 0
try 0 knight -> ok
try 0 robber h0 -> ok
view 1 expect knights 0 1
expect dev 0 -
try 0 end -> ok
view 2 expect knights 0 1
